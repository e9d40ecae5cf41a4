import { useCallback, useEffect, useRef, useState } from 'react';
import { queuedPerPage } from '#contract/queues.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { loadPart, type QueueCalls } from './calls.ts';
import type { Part, QueueState, Waiting } from './state.ts';

const everyMs = 10_000;
/** More are asked for before whoever works fast comes to the end. */
const ahead = 10;

type Loading<Item extends Waiting> = Pick<QueueCalls<Item, never>, 'list'> & {
  queue: QueueState<Item>;
  onLoaded: (part: Part<Item>) => void;
};

/** Asks for what has come, gone and been taken six times a minute, and for more before the known ones run out. */
export function useLoading<Item extends Waiting>({ list, queue, onLoaded }: Loading<Item>) {
  const [isStale, setStale] = useState(false);
  const running = useRef<Promise<void> | null>(null);
  const generation = useRef(0);
  const known = queue.entries.filter(({ state }) => state === 'open').length;
  const at = queue.entries.findIndex(({ item }) => item.id === queue.chosen);
  const left = queue.entries.slice(at + 1).filter(({ state }) => state === 'open').length;
  const wantsMore = queue.beyond > 0 && left < ahead;
  const atLeast = known + (wantsMore ? queuedPerPage : 0);
  const latest = useRef({ list, atLeast, onLoaded });
  useEffect(() => {
    latest.current = { list, atLeast, onLoaded };
  });

  const load = useCallback((): Promise<void> => {
    const ask = async () => {
      const asked = generation.current;
      try {
        const part = await loadPart(latest.current, {
          atLeast: latest.current.atLeast,
          perPage: queuedPerPage,
        });
        if (asked === generation.current) latest.current.onLoaded(part);
        setStale(false);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setStale(true);
      } finally {
        running.current = null;
      }
    };
    running.current ??= ask();
    return running.current;
  }, []);

  useEffect(() => {
    if (!wantsMore) return undefined;
    const timer = setTimeout(() => void load());
    return () => clearTimeout(timer);
  }, [wantsMore, load]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    // Whoever was without a connection works on with what is true now.
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [load]);

  /** What is on its way was asked for before something came back, and does not know of it. */
  const discardRunning = () => {
    generation.current += 1;
  };
  return {
    isStale,
    discardRunning,
    /** What waits now, even if an older answer is on its way. */
    async reload() {
      discardRunning();
      await running.current;
      await load();
    },
  };
}
