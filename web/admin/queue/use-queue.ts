import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type QueueName, undoSeconds } from '#contract/queues.ts';
import type { Problem } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { sections } from '../sections.ts';
import { doneWordsOf } from '../undo/done-words.ts';
import type { Undoable } from '../undo/undoable.ts';
import { useTakeBack } from '../undo/use-take-back.ts';
import { useUndo } from '../undo/use-undo-list.ts';
import { partOf, type QueueCalls, type QueuePage } from './calls.ts';
import {
  choose,
  chooseKnown,
  decide,
  drop,
  putBack,
  refresh,
  setTaken,
  startQueue,
  step,
  type Waiting,
} from './state.ts';
import type { VerdictKind } from './verdicts.ts';
import { useAutoTake } from './use-auto-take.ts';
import { useLoading } from './use-loading.ts';

interface Made<Decision> {
  id: number;
  title: string;
  decision: Decision;
  /** In which form its words were written. */
  verdictKind: VerdictKind | null;
}

/** Somebody was faster, or there is nothing left to decide. */
const isOver = ({ status }: Problem) => status === 409 || status === 404;

/** A payment is named by a tariff, which stands in quotes already. */
const quoted = (title: string) => (title.includes('«') ? title : `«${title}»`);

/** The queue as one moderator works through it: every decision is shown before it has arrived. */
export function useQueue<Item extends Waiting, Decision extends { decision: string }>(
  name: QueueName,
  calls: QueueCalls<Item, Decision>,
  loaded: QueuePage<Item>,
  /** What words are being written about. */
  writing: number | null,
  on: { signedOut: (id: number, verdictKind: VerdictKind | null) => void; refused: () => void },
) {
  const undoList = useUndo();
  const held = new Set(undoList.list.filter((one) => one.queue === name).map(({ id }) => id));
  const [queue, setQueue] = useState(() => startQueue(partOf(loaded), held));
  const [known, setKnown] = useState(loaded);
  const [problems, setProblems] = useState<Record<number, Problem>>({});
  const showSnackbar = useSnackbar();
  const takeBackElsewhere = useTakeBack();
  const router = useRouter();
  const loading = useLoading({
    list: calls.list,
    queue,
    onLoaded: (part) => setQueue((before) => refresh(before, part, held, writing)),
  });

  function failed({ id, title, verdictKind }: Made<Decision>, { problem }: ApiError) {
    undoList.remove({ queue: name, id });
    on.refused();
    if (problem.status === 401) {
      // The login is in front of everything now, so nothing moves under anybody's fingers.
      setQueue((before) => choose(putBack(before, id), id));
      on.signedOut(id, verdictKind);
      return;
    }
    if (isOver(problem)) {
      setQueue((before) => drop(before, id));
      showSnackbar({ type: 'warning', text: `${quoted(title)}: ${problem.detail}` });
      return;
    }
    setProblems((before) => ({ ...before, [id]: problem }));
    setQueue((before) => putBack(before, id));
    const open = () => {
      setQueue((before) => choose(before, id));
      const { to } = sections[name];
      // Whoever has gone on to another page comes back.
      if (router.state.location.pathname !== to) void router.navigate({ to });
    };
    showSnackbar({
      type: 'error',
      text: `${quoted(title)} снова в очереди: ${problem.detail}`,
      action: { label: 'Открыть', onPress: open },
    });
  }

  useAutoTake(calls, queue, {
    onTaken: (id, taken) => setQueue((before) => setTaken(before, id, taken)),
    onLate: () => void loading.reload(),
  });

  // The page was loaded anew, for instance after signing in again.
  if (known !== loaded) {
    setKnown(loaded);
    setQueue(refresh(queue, partOf(loaded), held, writing));
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

  /** True once it is in sight again. */
  async function undo(one: Undoable): Promise<boolean> {
    if (one.queue !== name) {
      await takeBackElsewhere(one);
      return false;
    }
    const { id } = one;
    if (!(await undoList.takeBack(one))) return false;
    loading.discardRunning();
    setQueue((before) => chooseKnown(putBack(before, id), id));
    // It was decided before this page was loaded.
    if (!queue.entries.some(({ item }) => item.id === id)) {
      await loading.reload();
      setQueue((before) => chooseKnown(before, id));
    }
    return true;
  }

  /** Takes it, or gives back what is one's own; what another has taken is said. */
  async function toggleTaken({ id, taken }: Waiting): Promise<void> {
    try {
      const now = taken?.is_own ? null : await calls.take(id);
      if (now === null) await calls.giveBack(id);
      loading.discardRunning();
      setQueue((before) => setTaken(before, id, now));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showSnackbar({ type: 'warning', text: error.problem.detail });
      await loading.reload();
    }
  }

  return {
    queue,
    problems,
    toggleTaken,
    undoable: undoList.list,
    isStale: loading.isStale,
    choose: (id: number) => setQueue((before) => choose(before, id)),
    step: (by: 1 | -1) => setQueue((before) => step(before, by)),
    decide(made: Made<Decision>): string {
      const { id, title, decision } = made;
      const words = doneWordsOf(name, decision.decision);
      setProblems(({ [id]: _gone, ...others }) => others);
      setQueue((before) => decide(before, id));
      const until = Date.now() + undoSeconds * 1000;
      undoList.add({ queue: name, id, title, words, until, sent: send(made) });
      return words;
    },
    undo,
  };
}
