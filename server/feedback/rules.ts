import { type WrittenFeedback, feedbackWaitDays } from '#contract/feedback.ts';
import { moscowDay } from '#contract/russian.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface Stage {
  decision: 'approve' | 'reject' | null;
  applied_at: Date | null;
  approved_at: Date | null;
  shown_at: Date | null;
}

/** As its author sees it: what staff can still take back is not decided. */
export function stateOf({ decision, applied_at, approved_at, shown_at }: Stage) {
  if (shown_at) return 'shown' satisfies WrittenFeedback['state'];
  if (approved_at) return 'approved' satisfies WrittenFeedback['state'];
  return decision === 'reject' && applied_at ? 'rejected' : 'waiting';
}

/** The day in Moscow on which it is shown, whatever the other side does. */
export const shownBy = (createdAt: Date): string =>
  moscowDay(new Date(createdAt.getTime() + feedbackWaitDays * dayMs));
