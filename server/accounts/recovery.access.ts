import { sql } from 'kysely';
import type { Login } from '#contract/contacts.ts';
import { hashToken } from '#server/platform/crypto.ts';
import type { Connection } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';
import { claimantsAtMost } from '#server/session/queries.ts';

/**
 * Whose password may be set anew by this contact. A confirmed one names its person. An unconfirmed
 * one may be a stranger's typing, and then nothing else of the account may be proven: whoever
 * proves it gets an account that nobody else can come back to. Of several who have typed it in it is
 * the one that the browser knows, so that nobody takes another's place by registering it again; else
 * the one that the last good code was sent for, which may be typed in another browser; else the newest.
 */
export async function findRecoverable(
  db: Connection,
  { channel, value }: Login,
  isKnown: (userId: number) => boolean,
) {
  const verifiedAt = channel === 'phone' ? 'phone_verified_at' : 'email_verified_at';
  const claimants = await db
    .selectFrom('users')
    .select(['id', sql<boolean>`${sql.ref(verifiedAt)} is not null`.as('is_confirmed')])
    .where(channel, '=', value)
    .where((user) =>
      user.or([
        user(verifiedAt, 'is not', null),
        user.and([user('phone_verified_at', 'is', null), user('email_verified_at', 'is', null)]),
      ]),
    )
    .orderBy(verifiedAt, (order) => order.asc().nullsLast())
    .orderBy(lastGoodCode, (order) => order.desc().nullsLast())
    .orderBy('created_at', 'desc')
    .limit(claimantsAtMost)
    .execute();
  const [first] = claimants;
  return first?.is_confirmed ? first : (claimants.find(({ id }) => isKnown(id)) ?? first);
}

const lastGoodCode = sql`(
  select max(code.id) from confirmation_codes as code
  where code.user_id = users.id and code.purpose = 'recover'
    and code.used_at is null and code.expires_at > now())`;

export const staleLink = () =>
  invalid(
    { token: ['Ссылка уже использована или устарела. Запросите новую'] },
    'Ссылка уже использована или устарела. Запросите новую',
  );

/** The link of a letter, as it comes back. */
interface Link {
  email: string;
  token: string;
}

/** Whose link it is; throws 422 at `token` before anything costly is done for one that is not good. */
export async function ownerOfLink(db: Connection, { email, token }: Link): Promise<number> {
  const kept = await db
    .selectFrom('recovery_tokens')
    .select('user_id')
    .where('hash', '=', hashToken(token))
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  if (!kept) throw staleLink();
  return kept.user_id;
}

/** A link is good once: of many who bring it at once one comes through. */
export async function consumeLink(trx: Connection, { email, token }: Link): Promise<void> {
  const used = await trx
    .updateTable('recovery_tokens')
    .set({ used_at: new Date() })
    .where('hash', '=', hashToken(token))
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw staleLink();
}

export async function voidLinks(trx: Connection, userId: number): Promise<void> {
  await trx
    .updateTable('recovery_tokens')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Links and codes that were sent until now are good no more. */
export async function voidRecovery(trx: Connection, userId: number): Promise<void> {
  await voidLinks(trx, userId);
  await trx
    .updateTable('confirmation_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'recover')
    .where('used_at', 'is', null)
    .execute();
}
