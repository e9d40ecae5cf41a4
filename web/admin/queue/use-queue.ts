import { useRef, useState } from 'react';
import { undoSeconds } from '#contract/moderation.ts';
import type { Problem } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useSnackbar } from '#web/ui/snackbars.tsx';
import { partOf, type QueueCalls, type QueuePage } from './calls.ts';
import { choose, decide, drop, putBack, refresh, startQueue, step, type Waiting } from './state.ts';
import { useLoading } from './use-loading.ts';
import { useUndoList } from './use-undo.ts';

interface Made<Decision> {
  id: number;
  title: string;
  words: string;
  decision: Decision;
}

/** Somebody was faster, or there is nothing left to decide. */
const isOver = ({ status }: Problem) => status === 409 || status === 404;

/** The queue as one moderator works through it: every decision is shown before it has arrived. */
export function useQueue<Item extends Waiting, Decision>(
  calls: QueueCalls<Item, Decision>,
  loaded: QueuePage<Item>,
) {
  const [queue, setQueue] = useState(() => startQueue(partOf(loaded)));
  const [known, setKnown] = useState(loaded);
  const [problems, setProblems] = useState<Record<number, Problem>>({});
  const showSnackbar = useSnackbar();
  const undoList = useUndoList();
  const sending = useRef(new Map<number, Promise<boolean>>());
  const loading = useLoading({
    list: calls.list,
    queue,
    onLoaded: (part) => setQueue((before) => refresh(before, part)),
  });

  function failed({ id, title }: Made<Decision>, { problem }: ApiError) {
    undoList.remove(id);
    if (isOver(problem)) {
      setQueue((before) => drop(before, id));
      showSnackbar({ type: 'warning', text: `«${title}»: ${problem.detail}` });
      return;
    }
    setProblems((before) => ({ ...before, [id]: problem }));
    setQueue((before) => putBack(before, id));
    showSnackbar({
      type: 'error',
      text: `«${title}» снова в очереди: ${problem.detail}`,
      action: { label: 'Открыть', onPress: () => setQueue((before) => choose(before, id)) },
    });
  }

  // The page was loaded anew, for instance after signing in again.
  if (known !== loaded) {
    setKnown(loaded);
    setQueue(refresh(queue, partOf(loaded)));
  }

  async function send(made: Made<Decision>): Promise<boolean> {
    try {
      await calls.decide(made.id, made.decision);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failed(made, error);
      return false;
    }
  }

  async function undo(id: number): Promise<boolean> {
    if (!(await sending.current.get(id))) return false;
    try {
      await calls.undo(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isOver(error.problem)) undoList.remove(id);
      showSnackbar({ type: 'error', text: error.problem.detail });
      return false;
    }
    undoList.remove(id);
    loading.discardRunning();
    setQueue((before) => choose(putBack(before, id), id));
    return true;
  }

  return {
    queue,
    problems,
    undoable: undoList.list,
    ...loading,
    choose: (id: number) => setQueue((before) => choose(before, id)),
    step: (by: 1 | -1) => setQueue((before) => step(before, by)),
    decide(made: Made<Decision>) {
      const { id, title, words } = made;
      setProblems(({ [id]: _gone, ...others }) => others);
      setQueue((before) => decide(before, id));
      undoList.add({ id, title, words, until: Date.now() + undoSeconds * 1000 });
      sending.current.set(id, send(made));
    },
    undo,
  };
}
