import type { OwnCard } from '#contract/own-cards.ts';
import type { Draft } from '#contract/drafts.ts';
import type { AppealDecision } from '#contract/queued-appeals.ts';
import type { ReviewDecision } from '#contract/queued-reviews.ts';

interface StoredReview {
  sent_at: Date | string;
  decision: ReviewDecision['decision'] | null;
  applied_at: Date | string | null;
  reason: string;
  notes: Record<string, string>;
  content: Draft;
  is_outdated: boolean;
}

/** A decision that can still be taken back is not told. */
export function shownReview(
  { decision, content, ...review }: StoredReview,
  draft: Draft,
  wait: number | null = null,
): OwnCard['review'] {
  const isDecided = review.applied_at !== null;
  if (isDecided && decision === 'approve') return null;
  const notes = isDecided ? review.notes : {};
  return {
    state: isDecided ? 'rejected' : 'waiting',
    sent_at: new Date(review.sent_at).toISOString(),
    is_outdated: review.is_outdated,
    wait_minutes: isDecided ? null : wait,
    reason: isDecided ? review.reason : '',
    notes,
    fixed: Object.keys(notes).filter((path) => textAt(content, path) !== textAt(draft, path)),
  };
}

/** For comparing a field of two drafts: `questions.0`, `answers.experience`. */
function textAt(draft: Draft, path: string): string {
  const inside = (value: unknown, key: string) =>
    (value as Record<string, unknown> | null | undefined)?.[key];
  return JSON.stringify(path.split('.').reduce<unknown>(inside, draft) ?? null);
}

interface StoredAppeal {
  text: string;
  created_at: Date | string;
  decision: AppealDecision['decision'] | null;
  applied_at: Date | string | null;
  reason: string;
}

export function shownBlock(reason: string, appeal: StoredAppeal | null): OwnCard['block'] {
  if (!appeal) return { reason, appeal: null };
  const isDenied = appeal.applied_at !== null && appeal.decision === 'deny';
  return {
    reason,
    appeal: {
      state: isDenied ? 'denied' : 'waiting',
      text: appeal.text,
      answer: isDenied ? appeal.reason : '',
      created_at: new Date(appeal.created_at).toISOString(),
    },
  };
}
