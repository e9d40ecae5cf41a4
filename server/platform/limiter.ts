import { overloaded, tooMany } from './errors.ts';

/** A person by their number, a guest by their address. */
export type Who = number | string;

export type Limiter = <Result>(work: () => Promise<Result>, who?: Who) => Promise<Result>;

interface LimiterOptions {
  concurrency: number;
  /** How many of one person, or of one address of guests, run at once. */
  concurrencyEach?: number;
  /** How many may wait for a place; the next one is refused with 503. */
  maxQueue?: number | (() => number);
  /** How many of one person, or of one address of guests; the next one is refused with 429. */
  maxQueueEach?: number;
  /** Whoever has waited for so long is refused with 503. */
  maxWaitMs?: number;
}

interface Waiter {
  start: () => void;
  timer?: NodeJS.Timeout;
}

/**
 * Runs so many works at once and lets the rest wait. One work of each who waits is taken in turn, so
 * nobody waits for all that another has asked for.
 */
export function createLimiter(options: LimiterOptions): Limiter {
  const { concurrency, concurrencyEach = concurrency, maxWaitMs } = options;
  const { maxQueue = Infinity, maxQueueEach = Infinity } = options;
  let running = 0;
  let waiting = 0;
  const runningOf = new Map<Who, number>();
  /** In the order in which they are served. */
  const queues = new Map<Who, Waiter[]>();

  const mayStart = (who: Who) =>
    running < concurrency && (runningOf.get(who) ?? 0) < concurrencyEach;

  function count(who: Who, change: 1 | -1): void {
    running += change;
    const own = (runningOf.get(who) ?? 0) + change;
    if (own > 0) runningOf.set(who, own);
    else runningOf.delete(who);
  }

  function wait(who: Who): Promise<void> {
    if (waiting >= (typeof maxQueue === 'function' ? maxQueue() : maxQueue)) throw overloaded();
    const queue = queues.get(who) ?? [];
    if (queue.length >= maxQueueEach) throw tooMany(10);
    queues.set(who, queue);
    waiting += 1;
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { start: resolve };
      queue.push(waiter);
      if (maxWaitMs === undefined) return;
      waiter.timer = setTimeout(() => {
        leave(who, waiter);
        reject(overloaded());
      }, maxWaitMs).unref();
    });
  }

  function leave(who: Who, waiter: Waiter): void {
    const queue = queues.get(who) ?? [];
    queue.splice(queue.indexOf(waiter), 1);
    if (queue.length === 0) queues.delete(who);
    waiting -= 1;
  }

  function startNext(): void {
    for (const [who, queue] of queues) {
      const [waiter] = queue;
      if (!waiter || !mayStart(who)) continue;
      clearTimeout(waiter.timer);
      leave(who, waiter);
      // Whoever has more waiting stands at the end again.
      if (queues.delete(who)) queues.set(who, queue);
      // Counted before it runs, or somebody who comes just now would take the same place.
      count(who, 1);
      waiter.start();
      return;
    }
  }

  return async (work, who = '') => {
    if (mayStart(who)) count(who, 1);
    else await wait(who);
    try {
      return await work();
    } finally {
      count(who, -1);
      startNext();
    }
  };
}
