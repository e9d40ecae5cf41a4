import type { FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { takesIdempotencyKey, type Endpoint } from '#contract/endpoint.ts';
import { idempotencyHeader } from '#contract/page.ts';
import { sign } from '../crypto.ts';
import { inTransaction, type Connection, type Database } from '../database.ts';
import { AppError, conflict, overloaded } from '../errors.ts';
import { isTooLong } from '../database/outage.ts';
import type { DB } from '../tables.ts';
import type { Viewer } from './viewer.ts';

/** A call that names itself, so that it can be told from another one and be done once. */
interface KeyedCall {
  user_id: number;
  key: string;
  /** Signed hash of method, address and body. */
  call: Buffer;
}

export interface StoredAnswer {
  status: number;
  /** Empty where there is none. */
  body: string;
}

const hoursToKeep = 24;

/** The call as it names itself; null: it does not, or nobody keeps its answer. */
export function keyedCallOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  viewer: Viewer,
  secret: string,
): KeyedCall | null {
  if (!viewer || !takesIdempotencyKey(endpoint)) return null;
  const key = callKeyOf(request);
  if (key === null) return null;
  const call = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  return { user_id: viewer.id, key, call: sign(secret, `idempotency:${call}`) };
}

/** The key by which a call names itself; null: it has none. */
export function callKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers[idempotencyHeader];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key)) throw unreadableKey();
  return key;
}

/**
 * Does the work of a call once, and answers every repeat with the stored answer. The answer commits
 * with the change, so that a crash leaves both or neither; a twin waits until the first has ended.
 * A refusal is not stored, and commits what was counted on the way to it: attempts at a password
 * must count whether or not the call has a key.
 */
export async function answerOnce(
  db: Database,
  call: KeyedCall,
  work: (trx: Transaction<DB>) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const outcome = await inTransaction(db, async (trx) => {
    await waitForTwin(trx, call);
    return (await storedAnswer(trx, call)) ?? (await workAndStore(trx, call, work));
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

async function workAndStore(
  trx: Transaction<DB>,
  call: KeyedCall,
  work: (trx: Transaction<DB>) => Promise<StoredAnswer>,
): Promise<StoredAnswer | AppError> {
  try {
    const answer = await work(trx);
    await store(trx, call, answer);
    return answer;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}

/** The first lock that the call takes, and the only one of its kind: no deadlock comes of it. */
async function waitForTwin(trx: Connection, { user_id, key }: KeyedCall): Promise<void> {
  const twin = `idempotency:${user_id}:${key}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${twin}, 0))`
    .execute(trx)
    .catch((error: unknown) => {
      // Longer than a statement may take: whoever repeats the call gets the answer then.
      throw isTooLong(error) ? overloaded() : error;
    });
}

async function storedAnswer(
  trx: Connection,
  { user_id, key, call }: KeyedCall,
): Promise<StoredAnswer | null> {
  const stored = await trx
    .selectFrom('idempotency_keys')
    .select(['call', 'status', 'body'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .where('created_at', '>', oldest())
    .executeTakeFirst();
  if (!stored) return null;
  if (!stored.call.equals(call)) throw conflict(otherCall);
  return stored;
}

async function store(trx: Connection, call: KeyedCall, answer: StoredAnswer): Promise<void> {
  const { status, body } = answer;
  const values = { call: call.call, status, body, created_at: new Date() };
  await trx
    .insertInto('idempotency_keys')
    .values({ user_id: call.user_id, key: call.key, ...values })
    // One that is too old, and not thrown away yet.
    .onConflict((conflicting) => conflicting.columns(['user_id', 'key']).doUpdateSet(values))
    .execute();
}

export async function purgeIdempotencyKeys(db: Connection): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', oldest()).execute();
}

const oldest = () => new Date(Date.now() - hoursToKeep * 60 * 60 * 1000);

const otherCall =
  'С этим ключом уже был другой запрос. Обновите страницу, чтобы увидеть, что сохранено, и повторите';

const unreadableKey = () =>
  new AppError(
    400,
    'bad_request',
    'Idempotency-Key: нужны от 1 до 100 латинских букв, цифр и знаков без пробелов',
  );
