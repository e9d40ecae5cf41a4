import { sql } from 'kysely';
import { deletionDays } from '#contract/account.ts';
import { isStaff } from '#contract/roles.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { blocked, conflict, forbidden } from '#server/platform/errors.ts';
import type { Client } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { logInProven } from '#server/session/proven.actions.ts';
import { type Challenged, endSession, type StartedSession } from '#server/session/actions.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { changeUser } from '#server/users/actions.ts';
import { type Channel, checkCode, consumeCode } from './codes.actions.ts';
import { findHolder } from './contact.actions.ts';

/**
 * The account that has confirmed this contact before, for whoever holds a code sent to it: a phone
 * that is registered twice is mostly one person who has forgotten. An empty new account goes.
 */
export async function switchAccount(
  { db, config }: Deps,
  viewer: SignedIn,
  { channel, code }: { channel: Channel; code: string },
  client: Client,
): Promise<StartedSession | Challenged> {
  const subject = { userId: viewer.id, channel, purpose: 'confirm' } as const;
  const right = await checkCode(db, config.secret, subject, code);
  return inTransaction(db, async (trx) => {
    await consumeCode(trx, right);
    const holder = await findHolder(trx, viewer.id, channel, right.target);
    const person = holder && (await lockAnyUser(trx, holder.id));
    if (!person) throw conflict('Этого аккаунта больше нет. Запросите новый код');
    // Theirs are opened by a password and a second factor only.
    if (isStaff(person.role)) throw forbidden('Войдите в этот аккаунт с паролем');
    if (person.blocked_at) throw blocked(null, config.brand.support_email);
    const started = await logInProven(trx, { db, config }, person, client);
    await endSession(trx, viewer.session_id);
    await dropIfEmpty(trx, viewer.id);
    return started;
  });
}

const one = sql<number>`1`.as('one');

/** Erased by the next run of the job, as if its month were over. */
async function dropIfEmpty(trx: Connection, id: number): Promise<void> {
  const used = await trx
    .selectFrom('cards')
    .select(one)
    .where('owner_id', '=', id)
    .unionAll(trx.selectFrom('payments').select(one).where('user_id', '=', id))
    .unionAll(trx.selectFrom('contact_openings').select(one).where('user_id', '=', id))
    .limit(1)
    .executeTakeFirst();
  if (used) return;
  const monthAgo = new Date();
  monthAgo.setDate(monthAgo.getDate() - deletionDays);
  await changeUser(trx, id, { deletion_asked_at: monthAgo });
}
