import { overloaded } from './errors.ts';

export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many works run at once and the rest wait in their order; beyond `waiting` of them the
 * next one is refused with 503.
 */
export function createTurns({
  atOnce,
  waiting = Infinity,
}: {
  atOnce: number;
  waiting?: number;
}): TakeTurn {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw overloaded();
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
