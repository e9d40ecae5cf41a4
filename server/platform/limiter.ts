import { overloaded } from './errors.ts';

export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface LimiterOptions {
  concurrency: number;
  /** How many may wait for a place; the next one is refused with 503. */
  maxQueue?: number;
}

/** Runs so many works at once and lets the rest wait in their order. */
export function createLimiter({ concurrency, maxQueue = Infinity }: LimiterOptions): Limiter {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running < concurrency) running += 1;
    else if (queue.length >= maxQueue) throw overloaded();
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // A waiting one takes this place over; otherwise the place is free again.
      if (next) next();
      else running -= 1;
    }
  };
}
