import { sql } from 'kysely';
import { type CheckIn, checkInHoursAtMost, wantedFriendContact } from '#contract/check-ins.ts';
import { parseLogin } from '#contract/contacts.ts';
import { isPhoneAbroad } from '#server/deliveries/budget.actions.ts';
import { findContacts } from '#server/text-checks/queries.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { checkKey, findCheckIn, lockCheckIn } from './access.ts';
import { asCheckIn } from './queries.ts';

const day = 24 * 60 * 60;

interface Visit {
  address: string;
  ends_at: string;
  friend: { name: string; contact: string };
}

/** One at a time and five a day: somebody else gets a message of it. */
export async function startCheckIn(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  viewer: SignedIn,
  { address, ends_at, friend }: Visit,
): Promise<CheckIn> {
  const contact = parseLogin(friend.contact)?.value;
  if (!contact) throw invalid({ 'friend.contact': [wantedFriendContact] });
  // Nothing counts these messages, so none may go where each is dear.
  if (isPhoneAbroad(contact, config)) {
    throw invalid({ 'friend.contact': ['На зарубежный номер не написать: укажите почту'] });
  }
  // The words go to whoever is named: they lead nowhere.
  const { hasLink, hasPhone } = findContacts(address);
  if (hasLink || hasPhone) throw invalid({ address: ['Уберите ссылки и телефоны'] });
  return inTransaction(db, async (trx) => {
    const person = await lockUser(trx, viewer);
    if (contact === person.phone || contact === person.email) {
      throw invalid({ 'friend.contact': ['Назовите другого человека, не себя'] });
    }
    if (!person.phone_verified_at) {
      throw conflict('Сначала подтвердите телефон: на него придёт напоминание', 'wrong_state');
    }
    const open = await trx
      .selectFrom('check_ins')
      .select('id')
      .where('worker_id', '=', viewer.id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (open) throw conflict('Сначала закончите прошлый визит', 'wrong_state');
    await checkMayBeNamed(trx, viewer, contact);
    await countAttempt(trx, { key: `check-ins:${viewer.id}`, most: 5, seconds: day });
    const row = await trx
      .insertInto('check_ins')
      .values({
        worker_id: viewer.id,
        address,
        friend_name: friend.name,
        friend_contact: contact,
        ends_at: new Date(ends_at),
      })
      .returningAll()
      .returning(isWithinADay)
      .executeTakeFirstOrThrow();
    if (!row.is_possible) {
      throw invalid({ ends_at: ['Выберите время впереди, не дальше суток'] });
    }
    return asCheckIn(row);
  });
}

/**
 * Whoever is named never asked for messages, so many workers together may not flood them either.
 * What counts is what they have got, and what they may still get; a visit that has ended well is
 * forgotten at once. One worker has two of the five, or a stranger could use up somebody's friend.
 */
async function checkMayBeNamed(trx: Connection, { id }: SignedIn, contact: string): Promise<void> {
  // Two who name the same contact at once wait for one another.
  await sql`select pg_advisory_xact_lock(hashtextextended(${contact}, 84))`.execute(trx);
  const { all, own } = await trx
    .selectFrom('check_ins')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('worker_id', '=', id).as('own'))
    .where('friend_contact', '=', contact)
    .where(
      sql<boolean>`(state = 'open' or (state = 'told' and ended_at > now() - interval '1 day'))`,
    )
    .executeTakeFirstOrThrow();
  if (all < 5 && own < 2) return;
  const other = contact.startsWith('+')
    ? 'На этот номер сегодня больше не написать: укажите почту этого человека или назовите другого'
    : 'Сегодня этому человеку больше не написать: назовите другого';
  throw invalid({ 'friend.contact': [other] });
}

/**
 * From now on where the time is over already; the reminder comes again, so it costs a message each
 * time. All together is no longer than one visit may be.
 */
export async function prolongCheckIn(
  db: Database,
  viewer: SignedIn,
  id: number,
  minutes: number,
): Promise<CheckIn> {
  await countAttempt(db, { key: `check-ins-longer:${viewer.id}`, most: 12, seconds: day });
  return inTransaction(db, async (trx) => {
    const { state } = await lockCheckIn(trx, id, viewer);
    if (state !== 'open') throw conflict('Этот визит уже закончен', 'wrong_state');
    const row = await trx
      .updateTable('check_ins')
      .set({
        ends_at: sql<Date>`greatest(ends_at, now()) + make_interval(mins => ${minutes})`,
        reminded_at: null,
      })
      .where('id', '=', id)
      .returningAll()
      .returning(isWithinADay)
      .executeTakeFirstOrThrow();
    if (!row.is_possible) {
      throw conflict('Визит уже длится сутки: закончите его и отметьтесь снова', 'wrong_state');
    }
    return asCheckIn(row);
  });
}

/** By the clock of the database, as everything that follows. */
const isWithinADay =
  sql<boolean>`ends_at > now() and ends_at <= started_at + make_interval(hours => ${checkInHoursAtMost})`.as(
    'is_possible',
  );

/** Said after the trusted person was told it still says so to whoever looks. */
export async function endCheckIn(
  db: Database,
  viewer: SignedIn | null,
  id: number,
  state: 'fine' | 'cancelled',
): Promise<CheckIn> {
  return inTransaction(db, async (trx) => {
    const before = await lockCheckIn(trx, id, viewer ?? undefined);
    if (before.state !== 'open') return asCheckIn(before);
    const row = await trx
      .updateTable('check_ins')
      .set({ state, ended_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return asCheckIn(row);
  });
}

/** By the link of the reminder. */
export async function readLink(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  link: { id: number; key: string },
): Promise<CheckIn> {
  checkKey(config.secret, link);
  return asCheckIn(await findCheckIn(db, link.id));
}

export async function sayFine(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  link: { id: number; key: string },
): Promise<CheckIn> {
  checkKey(config.secret, link);
  return endCheckIn(db, null, link.id, 'fine');
}
