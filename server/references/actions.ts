import { sql } from 'kysely';
import { parseLogin } from '#contract/contacts.ts';
import {
  type OwnReference,
  referenceDays,
  referencesAtMost,
  wantedReferenceContact,
} from '#contract/references.ts';
import { countSending } from '#server/accounts/sending.actions.ts';
import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { hashToken } from '#server/platform/crypto.ts';
import { type Connection, inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflict, invalid, notFound } from '#server/platform/errors.ts';
import { leadsElsewhere } from '#server/text-checks/queries.ts';
import { countAttempt, secondsToWait } from '#server/platform/admission/attempts.ts';
import type { Client } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { confirmedContacts } from '#server/session/queries.ts';
import { lockUser } from '#server/users/access.ts';
import { sendQuestion } from './letters.actions.ts';
import { asOwn } from './queries.ts';

const day = 24 * 60 * 60;

interface Asking {
  name: string;
  work: string;
  contact: string;
}

/** Whoever has refused, or was asked often enough, is not asked; it is not told which. */
export async function askForReference(
  deps: Deps,
  viewer: SignedIn,
  { name, work, contact: typed }: Asking,
  client: Client,
): Promise<OwnReference> {
  const login = parseLogin(typed);
  if (!login) throw invalid({ contact: [wantedReferenceContact] });
  // A stranger reads them in a message of ours, and everybody on the card.
  if (leadsElsewhere(work)) {
    throw invalid({ work: ['Уберите телефоны, почту, мессенджеры и ссылки'] });
  }
  await checkIsKnown(deps.db, viewer);
  await countAttempt(deps.db, { key: `references:${viewer.id}`, most: 5, seconds: day });
  const contact = login.value;
  return inTransaction(deps.db, async (trx) => {
    const person = await lockUser(trx, viewer);
    if (contact === person.phone || contact === person.email) {
      throw invalid({ contact: ['Это ваш собственный контакт'] });
    }
    await checkMayAskMore(trx, viewer, contact);
    // From here on it counts, and all of it is taken back when nothing is sent.
    if (!(await mayBeAsked(trx, viewer, contact))) {
      throw invalid({ contact: ['Этого человека сейчас спросить нельзя: назовите другого'] });
    }
    await countSending(trx, login, client);
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

/**
 * Strangers are written to in the name of somebody who has shown that they can be reached. Accounts
 * that cost nothing could flood them, and use up what a contact may be asked in a month.
 */
async function checkIsKnown(db: Connection, { id }: SignedIn): Promise<void> {
  const { phone, email } = await confirmedContacts(db, id);
  if (phone || email) return;
  throw conflict(
    'Сначала подтвердите свой телефон или почту, потом попросите ещё раз: написанное останется в форме',
    'wrong_state',
  );
}

async function checkMayAskMore(trx: Connection, { id }: SignedIn, contact: string): Promise<void> {
  const own = await trx
    .selectFrom('work_references')
    .select('contact')
    .where('worker_id', '=', id)
    .execute();
  if (own.length >= referencesAtMost) throw conflict('Рекомендаций уже десять: уберите лишние');
  if (own.some((row) => row.contact === contact)) {
    throw invalid({ contact: ['Вы уже попросили этого человека: ждём ответа'] });
  }
}

export const hashOfContact = (contact: string) => hashToken(`reference:${contact}`);

/**
 * Others who wait for the same contact do not matter: anybody could keep it from the one who has
 * really worked there. Counted is whatever was sent, also what was taken back since.
 */
async function mayBeAsked(trx: Connection, { id }: SignedIn, contact: string): Promise<boolean> {
  await lockContact(trx, contact);
  const hash = hashOfContact(contact);
  const refused = await trx
    .selectFrom('reference_refusals')
    .select('created_at')
    .where('contact_hash', '=', hash)
    .executeTakeFirst();
  if (refused) return false;
  const key = `reference-contacts:${hash.toString('base64url')}`;
  const month = referenceDays * day;
  // The second one of a worker is for a slip in the first.
  const own = { key: `${key}:by:${id}`, most: 2, seconds: month };
  if ((await secondsToWait(trx, own)) > 0) return false;
  return (await secondsToWait(trx, { key, most: 3, seconds: month })) === 0;
}

/** Until the end of the transaction: a request waits for a refusal of the same contact. */
export async function lockContact(trx: Connection, contact: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${contact}, 83))`.execute(trx);
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
