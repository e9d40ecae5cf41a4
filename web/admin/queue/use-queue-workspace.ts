import { useEffect, useState, type RefObject } from 'react';
import type { QueueName } from '#contract/queues.ts';
import type { Undoable } from '../undo/undoable.ts';
import type { QueueCalls, QueuePage } from './calls.ts';
import { doublePressMs } from './double-press.ts';
import { shownOf, waitingIn, type Waiting } from './state.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useDecisionDrafts } from './decision-drafts.ts';
import { useQueue } from './use-queue.ts';
import type { DecisionDraft, Verdicts, VerdictKind } from './verdicts.ts';

interface QueueWorkspaceInput<Item extends Waiting, Decision> {
  queue: QueueName;
  calls: QueueCalls<Item, Decision>;
  loaded: QueuePage<Item>;
  verdictsOf: (item: Item) => Verdicts<Item, Decision>;
  titleOf: (item: Item) => string;
  onKeysAsked: () => void;
  /** Heading of the chosen one. */
  top: RefObject<HTMLHeadingElement | null>;
}

/** What a moderator does at a queue, by keys and by buttons alike. */
export function useQueueWorkspace<Item extends Waiting, Decision extends { decision: string }>(
  input: QueueWorkspaceInput<Item, Decision>,
) {
  const { calls, loaded, verdictsOf, titleOf, onKeysAsked, top } = input;
  const [writing, setWriting] = useState<{ id: number; verdictKind: VerdictKind } | null>(null);
  const writingAbout = writing?.id ?? null;
  const [said, setSaid] = useState('');
  const queue = useQueue(input.queue, calls, loaded, writingAbout, {
    signedOut: (id, verdictKind) => setWriting(verdictKind && { id, verdictKind }),
    // What was said to be done is not.
    refused: () => setSaid(''),
  });
  const drafts = useDecisionDrafts(input.queue);
  const [moves, setMoves] = useState(0);
  const [last, setLast] = useState({ id: 0, at: 0 });

  const entries = shownOf(queue.queue);
  const { chosen } = queue.queue;
  const at = entries.findIndex(({ item }) => item.id === chosen);
  const entry = entries[at];
  const verdicts = entry && verdictsOf(entry.item);
  const canDecide = entry?.state === 'open' && verdicts?.closed === undefined;
  // Also when others have decided it meanwhile: a form that goes by itself would turn words into keys.
  const verdictKind = entry && writing?.id === entry.item.id ? writing.verdictKind : null;
  const nameOf = (one: VerdictKind | null) => `${one} ${entry?.item.id}`;
  const draft = drafts.draftOf(nameOf(verdictKind));

  // Whoever cannot see the page hears what it shows now, and goes on from there.
  useEffect(() => {
    if (moves === 0) return;
    top.current?.focus({ preventScroll: true });
    // The next one, or the words that nothing is left, when a long one was read to its end.
    const next = top.current?.closest('article') ?? top.current;
    if (next && next.getBoundingClientRect().top < 0) next.scrollIntoView();
  }, [moves, top]);
  const moved = () => setMoves((before) => before + 1);

  function decide(decision: Decision) {
    if (!entry || !canDecide) return;
    const { id } = entry.item;
    // The second press of a double one would judge the next, which nobody has seen.
    const now = Date.now();
    if (id !== last.id && now - last.at < doublePressMs) return;
    setLast({ id, at: now });
    const title = titleOf(entry.item);
    const done = queue.decide({ id, title, decision, verdictKind });
    setWriting(null);
    setSaid(`${done}: ${title}. Отменить можно клавишей U.`);
    moved();
  }
  function walk(by: 1 | -1) {
    queue.step(by);
    moved();
  }
  async function undo(one: Undoable) {
    if (!(await queue.undo(one))) return;
    setSaid(`Решение отменено: ${one.title}`);
    moved();
  }
  const workspace = {
    ...queue,
    entries,
    entry,
    at: at + 1,
    waiting: waitingIn(queue.queue),
    said,
    draft,
    verdictKind,
    walk,
    undo,
    choose: (id: number) => {
      queue.choose(id);
      moved();
    },
    accept: () => verdicts && decide(verdicts.accept.decision),
    write: (next: VerdictKind) =>
      setWriting(canDecide ? { id: entry.item.id, verdictKind: next } : null),
    toggleTaken: () => void (canDecide && queue.toggleTaken(entry.item)),
    cancel: () => {
      setWriting(null);
      moved();
    },
    saveDraft: (next: DecisionDraft) => drafts.save(nameOf(verdictKind), next),
    /** A draft stands there that somebody has left before it was sent. */
    isBegun: (one: VerdictKind) => drafts.draftOf(nameOf(one)).reason.trim() !== '',
    send: () => {
      const verdict = verdictKind && verdicts?.[verdictKind];
      if (verdict) decide(verdict.decisionOf(draft));
    },
  };

  const decisions = {
    j: () => walk(1),
    ArrowRight: () => walk(1),
    k: () => walk(-1),
    ArrowLeft: () => walk(-1),
    a: workspace.accept,
    r: () => workspace.write('refuse'),
    ...(verdicts?.warn && { w: () => workspace.write('warn') }),
    ...(verdicts?.answer && { e: () => workspace.write('answer') }),
    t: () => void (canDecide && queue.toggleTaken(entry.item)),
    u: () => void (queue.undoable[0] && undo(queue.undoable[0])),
  };
  // Whoever is writing may not approve by a slip.
  useKeys({ ...(!verdictKind && decisions), '?': onKeysAsked });
  return workspace;
}
