import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { StoreError } from '../storage/s3/store-error.ts';

/**
 * Connections that failed (08), the server out of disk, memory or connections (53), ended or not
 * yet started (57P), a disk that fails (58), a statement or a transaction that took too long
 * (57014, 25P03, 25P04), a server that has become a copy (25006).
 */
const states = /^(?:08|53|57P|58)|^(?:57014|25P0[34]|25006)$/;

const fullDisk = new Set(['ENOSPC', 'EDQUOT']);

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
  ...fullDisk,
]);

/** Errors of the driver: a full pool, a connection that ended under a query or before it could be ciphered. */
const driverWords =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable|Client network socket disconnected before secure TLS)/;

/** True for what passes by itself: the call was right, and works when the database is back. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (states.test(code) || isOfSystem(error, code))) return true;
  // What `fetch` did not reach is another service; whoever asks it knows what to make of that.
  if (error instanceof TypeError) return false;
  // A name of several addresses fails at each of them.
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return driverWords.test(error.message) || isOutage(error.cause);
}

/**
 * A call of the system has failed, on a socket or a file that we have opened. Node says ECONNRESET
 * without one of a visitor who is gone in the middle of a request.
 */
function isOfSystem(error: Error, code: string): boolean {
  const { syscall } = error as { syscall?: unknown };
  // The socket file goes with the server that made it.
  if (code === 'ENOENT') return syscall === 'connect';
  return systemCodes.has(code) && typeof syscall === 'string';
}

/** The database has given a statement up after its `statement_timeout`. */
export const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014';

const quietMs = 10_000;
type Missed = 'the database' | 'the store of files' | 'the disk';
const lastTold = new WeakMap<object, Partial<Record<Missed, number>>>();

/** Every call fails while it is away; the log hears of it now and then, not each time. */
export function logOutage({ server, log }: FastifyRequest, error: Error): void {
  const now = Date.now();
  const missed = missedBy(error);
  const told = lastTold.get(server.server) ?? {};
  if (now - (told[missed] ?? -Infinity) < quietMs) return;
  lastTold.set(server.server, { ...told, [missed]: now });
  const fails = missed === 'the disk' ? 'is full' : 'does not answer';
  log.error({ err: error }, `${missed} ${fails}; calls are refused with 503`);
}

function missedBy(error: Error & { code?: unknown }): Missed {
  if (error instanceof StoreError) return 'the store of files';
  return fullDisk.has(String(error.code)) ? 'the disk' : 'the database';
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
