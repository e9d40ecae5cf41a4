import { moderationCalls } from '#contract/moderation.ts';
import type { PendingDecision, QueueName } from '#contract/queues.ts';
import { doneWordsOf } from './done-words.ts';

/** A decision that can still be taken back. */
export interface Undoable {
  queue: QueueName;
  id: number;
  title: string;
  /** «Одобрена» */
  words: string;
  /** By the clock of the browser. */
  until: number;
  /** Whether it has arrived. */
  sent: Promise<boolean>;
}

const { reviews, passports, complaints, appeals, refunds, feedback } = moderationCalls;
export const undoCalls = {
  reviews: reviews.undo,
  passports: passports.undo,
  complaints: complaints.undo,
  appeals: appeals.undo,
  refunds: refunds.undo,
  feedback: feedback.undo,
} as const satisfies Record<QueueName, object>;

export const isSame = (one: Pick<Undoable, 'queue' | 'id'>) => (other: typeof one) =>
  one.queue === other.queue && one.id === other.id;

/** What the server knows joins what was decided here and may be on its way. */
export function joinPending(
  known: readonly Undoable[],
  pending: readonly PendingDecision[],
  now: number,
): Undoable[] {
  const unknown = pending.filter((one) => !known.some(isSame(one)));
  const joined = unknown.map(({ queue, id, title, decision, left_ms }) => ({
    queue,
    id,
    title,
    words: doneWordsOf(queue, decision),
    until: now + left_ms,
    sent: Promise.resolve(true),
  }));
  return [...known, ...joined].toSorted((a, b) => b.until - a.until);
}
