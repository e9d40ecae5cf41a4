import type { CardState, Closing, OwnCard } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { AppealDecision, ReviewDecision } from '#contract/moderation.ts';
import { conflict } from '#server/platform/errors.ts';

const names: Record<CardKind, string> = { vacancy: 'Вакансия', resume: 'Анкета' };

/** Nobody overwrites what was written meanwhile in another tab or on another device. */
export function checkVersion(card: { kind: CardKind; version: number }, seen: number): void {
  if (card.version === seen) return;
  throw conflict(
    `${names[card.kind]} изменена на другом устройстве. Откройте её заново, чтобы увидеть правки`,
    'stale_version',
  );
}

interface Life {
  state: CardState;
  first_published_at: Date | null;
  published_at: Date | null;
  closed_at: Date | null;
  closing: Closing | null;
}

/** New text of a shown card keeps its date; a card that comes back is new again. */
export function publication(card: Life, now: Date): Life {
  const stays = card.state === 'published';
  return {
    state: 'published',
    first_published_at: card.first_published_at ?? now,
    published_at: stays ? card.published_at : now,
    closed_at: null,
    closing: null,
  };
}

/** A vacancy is over, a resume rests; what waited for its first look is a draft again. */
export function withdrawal(
  card: { kind: CardKind } & Life,
  now: Date,
): Pick<Life, 'state' | 'closed_at' | 'closing'> {
  const isBefore = card.state === 'moderation' || card.state === 'rejected';
  if (isBefore && !card.first_published_at) return { ...open, state: 'draft' };
  if (card.state !== 'published' && card.state !== 'paused' && card.state !== 'moderation') {
    throw conflict(`${names[card.kind]} уже снята с публикации`, 'wrong_state');
  }
  if (card.kind === 'resume') return { ...open, state: 'paused' };
  return { state: 'closed', closed_at: now, closing: 'withdrawn' };
}

const open = { closed_at: null, closing: null };

interface StoredReview {
  sent_at: Date | string;
  decision: ReviewDecision['decision'] | null;
  applied_at: Date | string | null;
  reason: string;
  notes: Record<string, string>;
  is_outdated: boolean;
}

/** A decision that can still be taken back is not told. */
export function shownReview({ decision, ...review }: StoredReview): OwnCard['review'] {
  const isDecided = review.applied_at !== null;
  if (isDecided && decision === 'approve') return null;
  return {
    state: isDecided ? 'rejected' : 'waiting',
    sent_at: new Date(review.sent_at).toISOString(),
    is_outdated: review.is_outdated,
    reason: isDecided ? review.reason : '',
    notes: isDecided ? review.notes : {},
  };
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
