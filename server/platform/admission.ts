import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AdmissionSettings } from './config/admission-settings.ts';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { watchEventLoop } from './admission/event-loop.ts';
import { createLimiter, type Limiter, type Who } from './limiter.ts';
import { countRefusals } from './admission/refusals.ts';

/**
 * What is asked for, by what a refusal would cost. Each has places and a queue of its own, so a
 * flood of one leaves room for the others. Cached pages, files and health need no place; a request with a
 * token has one of `session` first, until it is known whose it is.
 */
export type RequestClass = keyof AdmissionSettings;

export type Admission = <Result>(
  asked: { class: RequestClass; who: Who },
  work: () => Promise<Result>,
) => Promise<Result>;

interface Queue {
  all: number;
  each: number;
  maxWaitMs: number;
  shortestEachMs?: number;
}

/** Places in the queue for each place at work, of all and of one, and how long one waits there. */
const queues: Record<RequestClass, Queue> = {
  guestPage: { all: 8, each: 4, maxWaitMs: 2000 },
  guestCall: { all: 16, each: 8, maxWaitMs: 2000, shortestEachMs: 4 },
  guestSearch: { all: 32, each: 8, maxWaitMs: 2000 },
  // Of all that come with a token, so before all the others; one takes two milliseconds.
  session: { all: 64, each: 32, maxWaitMs: 10_000 },
  // Programs ask for them, many at a time, and wait for some ten seconds.
  file: { all: 120, each: 60, maxWaitMs: 10_000 },
  // A person waits behind own pictures only, and those take seconds.
  member: { all: 32, each: 16, maxWaitMs: 20_000, shortestEachMs: 8 },
  // An address gets 500 answers a second at most, though much is answered from memory.
  essential: { all: 64, each: 32, maxWaitMs: 10_000, shortestEachMs: 8 },
  recovery: { all: 64, each: 16, maxWaitMs: 10_000 },
  // They wait for the hash of a password, in turn, and hardly work; so there are many places.
  signIn: { all: 8, each: 4, maxWaitMs: 10_000 },
};

/** In a process that is so late with everything the queues of guests are a quarter as long. */
const lateMs = 500;
/**
 * In a process that is so late pages of guests are drawn one at a time. Each that is drawn beside
 * another makes everybody wait for the turns of the thread, and a login takes some ten turns.
 */
const busyMs = 8;

interface AdmissionOptions {
  limits: AdmissionSettings;
  /** How late the process is. */
  delayMs: () => number;
  /** Told of every refusal. */
  refused?: (of: RequestClass) => void;
}

/** Lets in as much as can be answered soon, and refuses the rest at once. */
export function createAdmission({ limits, delayMs, refused }: AdmissionOptions): Admission {
  const limiterOf = (of: RequestClass): Limiter => {
    const places = limits[of];
    const { all, each, maxWaitMs, shortestEachMs = 0 } = queues[of];
    const isGuest = of === 'guestPage' || of === 'guestCall' || of === 'guestSearch';
    return createLimiter({
      concurrency: () => (of === 'guestPage' && delayMs() > busyMs ? 1 : places),
      // One person or one address leaves places for the others.
      concurrencyEach: Math.ceil(places / 2),
      maxQueue: () => (places * all) / (isGuest && delayMs() > lateMs ? 4 : 1),
      maxQueueEach: places * each,
      maxWaitMs,
      shortestEachMs,
    });
  };
  const limiters: Record<RequestClass, Limiter> = {
    guestPage: limiterOf('guestPage'),
    guestCall: limiterOf('guestCall'),
    guestSearch: limiterOf('guestSearch'),
    session: limiterOf('session'),
    file: limiterOf('file'),
    member: limiterOf('member'),
    essential: limiterOf('essential'),
    recovery: limiterOf('recovery'),
    signIn: limiterOf('signIn'),
  };
  return async (asked, work) => {
    let isIn = false;
    try {
      return await limiters[asked.class](() => {
        isIn = true;
        return isQuick(asked.class) ? inTurns(work) : work();
      }, asked.who);
    } catch (error) {
      if (!isIn && error instanceof AppError) refused?.(asked.class);
      throw error;
    }
  };
}

const isQuick = (of: RequestClass) => of === 'file' || of === 'session';

/**
 * Each is answered at once and so many are asked for that the process would do nothing else: between
 * two of them whatever else has come is worked on.
 */
async function inTurns<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = await work();
  await setImmediate();
  return result;
}

/** The admission of one server, for as long as it runs. */
export function openAdmission(
  app: FastifyInstance,
  { config, log }: Pick<Deps, 'config' | 'log'>,
): Admission {
  const eventLoop = watchEventLoop();
  const refusals = countRefusals(log);
  app.addHook('onClose', async () => {
    eventLoop.stop();
    refusals.stop();
  });
  return createAdmission({
    limits: config.admission,
    delayMs: eventLoop.delayMs,
    refused: refusals.count,
  });
}
