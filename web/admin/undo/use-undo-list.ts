import { createContext, use, useCallback, useEffect, useState } from 'react';
import { moderationCalls } from '#contract/moderation.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { isSame, joinPending, type Undoable, undoCalls } from './undoable.ts';

interface UndoList {
  /** The newest first; each leaves when its time is over. */
  list: readonly Undoable[];
  add: (one: Undoable) => void;
  remove: (one: Pick<Undoable, 'queue' | 'id'>) => void;
  /** True once nothing was decided any more. */
  takeBack: (one: Undoable) => Promise<boolean>;
}

export const UndoContext = createContext<UndoList | null>(null);

export function useUndo(): UndoList {
  const undo = use(UndoContext);
  if (!undo) throw new Error('useUndo is used outside the rooms of the staff');
  return undo;
}

/** Lives as long as somebody is in the rooms of the staff; after a reload the server tells. */
export function useUndoList(): UndoList {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const [list, setList] = useState<Undoable[]>([]);
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const { data } = await api.call(moderationCalls.pending);
      setList((before) => joinPending(before, data, Date.now()));
    };
    const look = () =>
      void ask().catch((error: unknown) => {
        // Whoever has just decided sees it anyway; the queues say that there is no connection.
        if (!(error instanceof ApiError)) throw error;
      });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [api]);

  const soonest = list.at(-1)?.until;
  useEffect(() => {
    if (soonest === undefined) return undefined;
    const prune = () => setList((before) => before.filter(({ until }) => until > Date.now()));
    const timer = setTimeout(prune, Math.max(0, soonest - Date.now()));
    return () => clearTimeout(timer);
  }, [soonest]);

  const remove = useCallback<UndoList['remove']>((one) => {
    const isIt = isSame(one);
    setList((before) => before.filter((other) => !isIt(other)));
  }, []);

  return {
    list,
    remove,
    add: (one) => setList((before) => [one, ...before]),
    async takeBack(one) {
      if (!(await one.sent)) return false;
      try {
        await api.call(undoCalls[one.queue], { params: { id: String(one.id) } });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { status, detail } = error.problem;
        if (status === 409 || status === 404) remove(one);
        showSnackbar({ type: 'error', text: detail });
        return false;
      }
      remove(one);
      return true;
    },
  };
}
