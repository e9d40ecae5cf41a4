import type { ComplaintReason, ComplaintState, Quote } from '#contract/complaints.ts';

interface Said {
  reason: ComplaintReason;
  text: string;
}

const textAtMost = 10_000;

const quotesAtMost = 50;

/** The oldest first, each once: what was said first of one that was changed since stays as well. */
export function joinQuotes(kept: readonly Quote[], added: readonly Quote[]): Quote[] {
  const isKnown = (one: Quote) =>
    kept.some(({ message_id, text }) => message_id === one.message_id && text === one.text);
  const joined = [...kept, ...added.filter((one) => !isKnown(one))];
  return joined.toSorted((a, b) => a.message_id - b.message_id).slice(-quotesAtMost);
}

/** What the complaint says together with what is added now; null when that is nothing new. */
export function addTo(kept: Said, added: Said): Said | null {
  // Danger is not taken back by what is said after it.
  const reason = kept.reason === 'danger' ? kept.reason : added.reason;
  if (kept.reason === reason && kept.text.includes(added.text)) return null;
  const isNew = !kept.text.includes(added.text);
  const text = isNew ? [kept.text, added.text].filter(Boolean).join('\n\n') : kept.text;
  return { reason, text: text.slice(0, textAtMost).toWellFormed() };
}

const outcomes = { dismiss: 'dismissed', warn: 'warned', block: 'blocked' } as const;

/** What its author is told of it. */
export function stateOf(complaint: {
  decision: keyof typeof outcomes | null;
  closed_at: Date | null;
}): ComplaintState {
  if (!complaint.closed_at) return 'waiting';
  if (!complaint.decision) return 'removed';
  return outcomes[complaint.decision];
}
