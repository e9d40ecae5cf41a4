import { sql } from 'kysely';
import { parseLogin } from '#contract/contacts.ts';
import {
  type OwnReference,
  referenceDays,
  referencesAtMost,
  wantedReferenceContact,
} from '#contract/references.ts';
import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { hashToken } from '#server/platform/crypto.ts';
import { type Connection, inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflict, invalid, notFound } from '#server/platform/errors.ts';
import { leadsElsewhere } from '#server/text-checks/queries.ts';
import { countAttempt, secondsToWait } from '#server/platform/attempts.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { sendQuestion } from './letters.actions.ts';
import { asOwn } from './queries.ts';

const day = 24 * 60 * 60;

interface Asking {
  name: string;
  work: string;
  contact: string;
}

/** Whoever has refused, or was asked lately by anybody, is not asked; it is not told which. */
export async function askForReference(
  deps: Deps,
  viewer: SignedIn,
  { name, work, contact: typed }: Asking,
): Promise<OwnReference> {
  const contact = parseLogin(typed)?.value;
  if (!contact) throw invalid({ contact: [wantedReferenceContact] });
  // A stranger reads them in a message of ours, and everybody on the card.
  if (leadsElsewhere(work)) {
    throw invalid({ work: ['Уберите телефоны, почту, мессенджеры и ссылки'] });
  }
  await countAttempt(deps.db, { key: `references:${viewer.id}`, most: 5, seconds: day });
  return inTransaction(deps.db, async (trx) => {
    const person = await lockUser(trx, viewer);
    if (contact === person.phone || contact === person.email) {
      throw invalid({ contact: ['Это ваш собственный контакт'] });
    }
    const { count } = await trx
      .selectFrom('work_references')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('worker_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    if (count >= referencesAtMost) throw conflict('Рекомендаций уже десять: уберите лишние');
    if (!(await mayBeAsked(trx, contact))) {
      throw invalid({ contact: ['Этого человека сейчас спросить нельзя: назовите другого'] });
    }
    const row = await trx
      .insertInto('work_references')
      .values({ worker_id: viewer.id, name, work, contact })
      .returningAll()
      .executeTakeFirstOrThrow();
    const asked = { id: row.id, contact, name, work, worker: person.name };
    if (!(await sendQuestion(trx, deps.config, asked))) {
      throw conflict('Сегодня сообщений больше не отправить. Попробуйте завтра или укажите почту');
    }
    return asOwn(row);
  });
}

export const hashOfContact = (contact: string) => hashToken(`reference:${contact}`);

async function mayBeAsked(trx: Connection, contact: string): Promise<boolean> {
  // Two workers who name the same contact at once wait for one another.
  await sql`select pg_advisory_xact_lock(hashtextextended(${contact}, 83))`.execute(trx);
  const refused = await trx
    .selectFrom('reference_refusals')
    .select('created_at')
    .where('contact_hash', '=', hashOfContact(contact))
    .executeTakeFirst();
  const asked = await trx
    .selectFrom('work_references')
    .select('id')
    .where('contact', '=', contact)
    .executeTakeFirst();
  if (refused || asked) return false;
  // A request that was taken back has left a message all the same.
  const key = `reference-contacts:${hashOfContact(contact).toString('base64url')}`;
  return (await secondsToWait(trx, { key, most: 3, seconds: referenceDays * day })) === 0;
}

export async function showReference(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  id: number,
  is_shown: boolean,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('work_references')
      .set({ is_shown })
      .where('id', '=', id)
      .where('worker_id', '=', viewer.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('Такой рекомендации нет');
    await markOwnerCardsChanged(trx, viewer.id);
  });
}

export async function removeReference(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  id: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('work_references')
      .where('id', '=', id)
      .where('worker_id', '=', viewer.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('Такой рекомендации нет');
    await markOwnerCardsChanged(trx, viewer.id);
  });
}
