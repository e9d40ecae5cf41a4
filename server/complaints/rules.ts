import type { ComplaintReason, ComplaintState } from '#contract/complaints.ts';

interface Said {
  reason: ComplaintReason;
  text: string;
}

const textAtMost = 10_000;

/** What the complaint says together with what is added now; null when that is nothing new. */
export function addTo(kept: { reason: string; text: string }, added: Said): Said | null {
  if (kept.reason === added.reason && kept.text.includes(added.text)) return null;
  const isNew = !kept.text.includes(added.text);
  const text = isNew ? [kept.text, added.text].filter(Boolean).join('\n\n') : kept.text;
  return { reason: added.reason, text: text.slice(0, textAtMost).toWellFormed() };
}

/** What its author is told of it. */
export function stateOf(complaint: {
  decision: 'dismiss' | 'block' | null;
  closed_at: Date | null;
}): ComplaintState {
  if (!complaint.closed_at) return 'waiting';
  if (!complaint.decision) return 'removed';
  return complaint.decision === 'block' ? 'blocked' : 'dismissed';
}
