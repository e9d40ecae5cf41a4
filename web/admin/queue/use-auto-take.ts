import { useEffect, useRef } from 'react';
import type { Taken } from '#contract/queues.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { QueueCalls } from './calls.ts';
import type { QueueState, Waiting } from './state.ts';

interface Steps {
  onTaken: (id: number, taken: Taken) => void;
  /** Somebody else is at it, or has decided it. */
  onLate: () => void;
}

/**
 * What a decision leads to is taken at once, so that two who work through a queue side by side do
 * not judge the same; whoever leaves it undecided gives it back.
 */
export function useAutoTake<Item extends Waiting>(
  { take, giveBack }: Pick<QueueCalls<Item, never>, 'take' | 'giveBack'>,
  queue: QueueState<Item>,
  steps: Steps,
): void {
  const { autoChosen } = queue;
  const latest = useRef({ take, giveBack, queue, ...steps });
  useEffect(() => {
    latest.current = { take, giveBack, queue, ...steps };
  });
  useEffect(() => {
    if (autoChosen === null) return undefined;
    const isTaken = takeIt(autoChosen);
    return () => {
      const isOpen = latest.current.queue.entries.some(
        ({ item, state }) => item.id === autoChosen && state === 'open',
      );
      if (isOpen) void isTaken.then((is) => is && tellNobody(latest.current.giveBack(autoChosen)));
    };

    async function takeIt(id: number): Promise<boolean> {
      try {
        latest.current.onTaken(id, await latest.current.take(id));
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // Without a connection it is simply not taken.
        if (error.problem.status === 409 || error.problem.status === 404) latest.current.onLate();
        return false;
      }
    }
  }, [autoChosen]);
}

/** It frees itself in half an hour. */
const tellNobody = (step: Promise<unknown>) =>
  step.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
