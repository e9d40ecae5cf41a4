import { overloaded, tooMany } from './errors.ts';

/** A person by their number, a guest by their address. */
export type Who = number | string;

export type Limiter = <Result>(work: () => Promise<Result>, who?: Who) => Promise<Result>;

/** How many of each kind of request: `admission.ts`. */
interface LimiterOptions {
  /** How many run at once; what a function says may change while others wait. */
  concurrency: number | (() => number);
  /** How many of one person, or of one address of guests, run at once. */
  concurrencyEach?: number;
  /** How many may wait for a place; beyond that whoever was served last is refused with 503. */
  maxQueue?: number | (() => number);
  /** How many of one person, or of one address of guests; the next one is refused with 429. */
  maxQueueEach?: number;
  /** Whoever has waited for so long is refused with 503. */
  maxWaitMs?: number;
  /**
   * For so long at least each counts as one of those of its person or address that run. Whoever
   * asks without end for what is answered from memory would have the thread for themselves; the
   * answer goes out at once, and others take the place.
   */
  shortestEachMs?: number;
}

interface Waiter {
  start: () => void;
  refuse: () => void;
  /** Since when, by the clock of the process. */
  since: number;
  timer?: NodeJS.Timeout;
}

/** Whoever was served in this time lets others go first who were not. */
const rememberedMs = 5000;

/**
 * Runs so many works at once and lets the rest wait. Whoever was served longest ago goes first, so
 * nobody waits for all that another has asked for, and who asks once does not wait for the many who
 * ask without end. Who comes for the first time counts as served five seconds ago, not never: with
 * ever new ones at the door those who were here before are let in as well. Of newcomers every other
 * place goes to the newest: a crowd that comes at once holds up those who come after it for a place
 * or two, and not until the last of the crowd was served. In a full queue the same order holds: whoever
 * was served longer ago than one who waits has its place, so those who fill it keep nobody out.
 */
export function createLimiter(options: LimiterOptions): Limiter {
  const { concurrency, concurrencyEach = Infinity, maxWaitMs } = options;
  const { maxQueue = Infinity, maxQueueEach = Infinity, shortestEachMs = 0 } = options;
  let running = 0;
  let waiting = 0;
  /** Of those who were not served lately. */
  let isNewestNext = false;
  const runningOf = new Map<Who, number>();
  const queues = new Map<Who, Waiter[]>();
  /** When each was last served, the longest ago first. */
  const served = new Map<Who, number>();

  const mayStart = (who: Who) =>
    running < current(concurrency) && (runningOf.get(who) ?? 0) < concurrencyEach;

  function start(who: Who): void {
    running += 1;
    countOwn(who, 1);
    const now = performance.now();
    served.delete(who);
    served.set(who, now);
    for (const [other, at] of served) {
      if (at > now - rememberedMs) break;
      served.delete(other);
    }
  }

  function countOwn(who: Who, change: 1 | -1): void {
    const own = (runningOf.get(who) ?? 0) + change;
    if (own > 0) runningOf.set(who, own);
    else runningOf.delete(who);
  }

  function wait(who: Who): Promise<void> {
    if ((queues.get(who)?.length ?? 0) >= maxQueueEach) throw tooMany(10);
    if (waiting >= current(maxQueue) && !makeRoom(who)) throw overloaded();
    const queue = queues.get(who) ?? [];
    queues.set(who, queue);
    waiting += 1;
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        start: resolve,
        refuse() {
          leave(who, waiter);
          reject(overloaded());
        },
        since: performance.now(),
      };
      queue.push(waiter);
      if (maxWaitMs !== undefined) waiter.timer = setTimeout(waiter.refuse, maxWaitMs).unref();
    });
  }

  /** Refuses the last call of whoever was served last of those who wait, if that was after `who`. */
  function makeRoom(who: Who): boolean {
    let latest = servedAt(who, performance.now());
    let last: Waiter | undefined;
    for (const [other, waiters] of queues) {
      const at = servedAt(other, waiters[0]?.since ?? 0);
      if (at <= latest) continue;
      latest = at;
      last = waiters.at(-1);
    }
    last?.refuse();
    return last !== undefined;
  }

  /** When a person or address who waits since then was served, or counts as served. */
  const servedAt = (who: Who, since: number) =>
    Math.max(served.get(who) ?? 0, since - rememberedMs);

  function leave(who: Who, waiter: Waiter): void {
    clearTimeout(waiter.timer);
    const queue = queues.get(who) ?? [];
    queue.splice(queue.indexOf(waiter), 1);
    if (queue.length === 0) queues.delete(who);
    waiting -= 1;
  }

  /** The first who may start, of those the one served longest ago. */
  function nextWho(): Who | undefined {
    let next: Who | undefined;
    let longestAgo = Infinity;
    let newest: Who | undefined;
    for (const [who, [first]] of queues) {
      if (!mayStart(who)) continue;
      const at = servedAt(who, first?.since ?? 0);
      // A queue is as old as its first: the last one that was never served lately came last.
      if (!served.has(who)) newest = who;
      if (at >= longestAgo) continue;
      longestAgo = at;
      next = who;
    }
    if (next === undefined || served.has(next)) return next;
    isNewestNext = !isNewestNext;
    return isNewestNext ? next : newest;
  }

  function startWaiting(): void {
    while (waiting > 0 && running < current(concurrency)) {
      const who = nextWho();
      const waiter = who === undefined ? undefined : queues.get(who)?.[0];
      if (who === undefined || !waiter) return;
      leave(who, waiter);
      // Counted before it runs, or somebody who comes just now would take the same place.
      start(who);
      waiter.start();
    }
  }

  function end(who: Who, began: number): void {
    running -= 1;
    const restMs = began + shortestEachMs - performance.now();
    if (restMs > 0) setTimeout(endRest, restMs, who).unref();
    else countOwn(who, -1);
    startWaiting();
  }

  function endRest(who: Who): void {
    countOwn(who, -1);
    startWaiting();
  }

  return async (work, who = '') => {
    // There may be more places by now, and they belong to those who wait.
    startWaiting();
    if (mayStart(who)) start(who);
    else await wait(who);
    const began = performance.now();
    try {
      return await work();
    } finally {
      end(who, began);
    }
  };
}

const current = (limit: number | (() => number)): number =>
  typeof limit === 'function' ? limit() : limit;
