import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { StoreError } from './s3/store-error.ts';

/**
 * Connections that failed (08), the server out of disk, memory or connections (53), ended or not
 * yet started (57P), a disk that fails (58), a statement or a transaction that took too long
 * (57014, 25P03, 25P04), a server that has become a copy (25006).
 */
const states = /^(?:08|53|57P|58)|^(?:57014|25P0[34]|25006)$/;

/** Of the network, and of a disk that takes no more. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
]);

/** Errors of the driver that have no code: a full pool, a connection that ended under a query. */
const driverWords =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** True for what passes by itself: the call was right, and works when the database is back. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // The socket file goes with the server that made it.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (typeof code === 'string' && (states.test(code) || systemCodes.has(code))) return true;
  return driverWords.test(error.message) || isOutage(error.cause);
}

/** The database has given a statement up after its `statement_timeout`. */
export const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014';

const quietMs = 10_000;
type Missed = 'the database' | 'the store of files';
const lastTold = new WeakMap<object, Partial<Record<Missed, number>>>();

/** Every call fails while it is away; the log hears of it now and then, not each time. */
export function logOutage({ server, log }: FastifyRequest, error: Error): void {
  const now = Date.now();
  const missed: Missed = error instanceof StoreError ? 'the store of files' : 'the database';
  const told = lastTold.get(server.server) ?? {};
  if (now - (told[missed] ?? -Infinity) < quietMs) return;
  lastTold.set(server.server, { ...told, [missed]: now });
  log.error({ err: error }, `${missed} does not answer; calls are refused with 503`);
}

/** For what runs by itself and asks again soon: told when it begins to fail and when it works again. */
export class OutageLog {
  readonly #log: FastifyBaseLogger;
  readonly #what: string;
  #since: number | null = null;

  constructor(log: FastifyBaseLogger, what: string) {
    this.#log = log;
    this.#what = what;
  }

  failed(error: unknown): void {
    if (this.#since !== null) return;
    this.#since = Date.now();
    this.#log.warn({ err: error }, `${this.#what}: failing, tried again until it works`);
  }

  works(): void {
    if (this.#since === null) return;
    this.#log.info(`${this.#what}: works again after ${Date.now() - this.#since} ms`);
    this.#since = null;
  }
}

const betweenTriesMs = 300;

/** For what has happened outside and must be written down: asked again while there is no database. */
export async function retryDuringOutage<T>(work: () => Promise<T>, forMs = 120_000): Promise<T> {
  const deadline = Date.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || Date.now() > deadline) throw error;
      await sleep(betweenTriesMs);
    }
  }
}
