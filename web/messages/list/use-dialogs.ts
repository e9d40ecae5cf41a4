import { useCallback, useEffect, useRef, useState } from 'react';
import { dialogCalls, type Dialog } from '#contract/dialogs.ts';
import { dialogChanged } from '#contract/dialog-events.ts';
import { personChannel } from '#contract/realtime.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { joined } from '#web/realtime/channel-events.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';
import { useDelivered } from './use-delivered.ts';
import { mergeDialogs } from './dialogs-state.ts';

export interface LoadedDialogs {
  data: Dialog[];
  meta: { next_cursor: string | null };
}

const searchPauseMs = 250;

/** One's conversations, kept up to date; those of a search while one is typed. */
export function useDialogs(loaded: LoadedDialogs, ownId: number) {
  const api = useApi();
  const [dialogs, setDialogs] = useState(loaded.data);
  const [cursor, setCursor] = useState(loaded.meta.next_cursor);
  const [search, setSearch] = useState('');
  const [answered, setAnswered] = useState<LoadedDialogs | null>(null);
  const typed = search.trim();
  const found = typed ? answered : null;
  const [state, setState] = useState<'resting' | 'loading' | 'failed'>('resting');
  const asked = useRef(0);

  const ask = useCallback(
    async (query: { q?: string; cursor?: string }, use: (answer: LoadedDialogs) => void) => {
      asked.current += 1;
      const mine = asked.current;
      setState('loading');
      try {
        const answer = await api.call(dialogCalls.list, { query });
        if (!query.q || mine === asked.current) use(answer);
        setState('resting');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setState('failed');
      }
    },
    [api],
  );

  const refresh = useCallback(async () => {
    try {
      const { data } = await api.call(dialogCalls.list, { query: {} });
      setDialogs((known) => mergeDialogs(known, data));
    } catch (error) {
      // Asked again with the next news, or when the connection is back.
      if (!(error instanceof ApiError)) throw error;
    }
  }, [api]);

  useEffect(() => {
    const again = () => void refresh();
    // The page may have been kept for a while.
    again();
    const stops = [
      subscribe(personChannel(ownId), dialogChanged, again),
      subscribe(personChannel(ownId), joined, again),
    ];
    return () => stops.forEach((stop) => stop());
  }, [refresh, ownId]);

  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => void ask({ q: typed }, setAnswered), searchPauseMs);
    return () => clearTimeout(timer);
  }, [typed, ask]);

  useDelivered(dialogs, ownId);

  const next = found ? found.meta.next_cursor : cursor;
  return {
    shown: found ? found.data : dialogs,
    isEmpty: dialogs.length === 0,
    search,
    setSearch,
    isFound: found !== null,
    state,
    hasMore: next !== null,
    loadMore: () => {
      if (next === null) return;
      if (found) {
        const query = { q: typed, cursor: next };
        void ask(query, ({ data, meta }) => setAnswered({ data: [...found.data, ...data], meta }));
      } else {
        void ask({ cursor: next }, ({ data, meta }) => {
          setDialogs((known) => mergeDialogs(known, data));
          setCursor(meta.next_cursor);
        });
      }
    },
  };
}
