import { overloaded, tooMany } from './errors.ts';

/** A person by their number, a guest by their address. */
export type Who = number | string;

type Limiter = <Result>(work: () => Promise<Result>, who?: Who) => Promise<Result>;

interface LimiterOptions {
  concurrency: number;
  /** How many may wait for a place; the next one is refused with 503. */
  maxQueue?: number;
  /** How many of one person, or of one address of guests; the next one is refused with 429. */
  maxQueueEach?: number;
}

/**
 * Runs so many works at once and lets the rest wait. One work of each who waits is taken in turn, so
 * nobody waits for all that another has asked for.
 */
export function createLimiter({
  concurrency,
  maxQueue = Infinity,
  maxQueueEach = maxQueue,
}: LimiterOptions): Limiter {
  let running = 0;
  let waiting = 0;
  /** In the order in which they are served. */
  const queues = new Map<Who, (() => void)[]>();

  function wait(who: Who): Promise<void> {
    if (waiting >= maxQueue) throw overloaded();
    const queue = queues.get(who) ?? [];
    if (queue.length >= maxQueueEach) throw tooMany(10);
    queues.set(who, queue);
    waiting += 1;
    return new Promise((resolve) => queue.push(resolve));
  }

  function next(): (() => void) | undefined {
    const [first] = queues;
    if (!first) return undefined;
    const [who, queue] = first;
    const work = queue.shift();
    queues.delete(who);
    if (queue.length > 0) queues.set(who, queue);
    waiting -= 1;
    return work;
  }

  return async (work, who = '') => {
    if (running < concurrency) running += 1;
    else await wait(who);
    try {
      return await work();
    } finally {
      const waiter = next();
      // A waiting one takes this place over; otherwise the place is free again.
      if (waiter) waiter();
      else running -= 1;
    }
  };
}
