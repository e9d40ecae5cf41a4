import { cardNames, type CardState, cardStateWords, type Closing } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { conflict } from '#server/platform/errors.ts';

/** What the owner of a card may want of it; writing and deleting are always possible. */
export type Step =
  | 'publish'
  | 'withdraw'
  | 'pause'
  | 'resume'
  | 'close'
  | 'mark_busy'
  | 'confirm'
  | 'appeal';

/** From which states a step can be taken, and what is said otherwise, after the name of the state. */
const steps: Record<Step, { from: readonly CardState[]; otherwise: string }> = {
  publish: {
    from: ['draft', 'moderation', 'rejected', 'published', 'paused', 'closed'],
    otherwise: 'Попросите посмотреть ещё раз: пока этого не сделали, показать её нельзя',
  },
  withdraw: {
    from: ['moderation', 'rejected', 'published', 'paused'],
    otherwise: 'Снимать с публикации нечего',
  },
  pause: { from: ['published'], otherwise: 'Приостановить можно только опубликованную' },
  resume: { from: ['paused'], otherwise: 'Так показывают снова только приостановленную' },
  close: {
    from: ['published', 'paused'],
    otherwise: 'Закрыть можно опубликованную или приостановленную',
  },
  mark_busy: { from: ['published'], otherwise: 'Занятость отмечают на опубликованной анкете' },
  confirm: { from: ['published'], otherwise: 'Актуальной называют опубликованную' },
  appeal: { from: ['blocked'], otherwise: 'Посмотреть ещё раз просят о снятой модераторами' },
};

/** Refuses with 409 a step that cannot be taken from the state in which the card is. */
export function checkStep(card: { kind: CardKind; state: CardState }, step: Step): void {
  const { from, otherwise } = steps[step];
  if (from.includes(card.state)) return;
  throw conflict(
    `${cardNames[card.kind]} ${cardStateWords[card.state]}. ${otherwise}`,
    'wrong_state',
  );
}

interface Life {
  state: CardState;
  first_published_at: Date | null;
  published_at: Date | null;
  closed_at: Date | null;
  closing: Closing | null;
}

const open = { closed_at: null, closing: null };

/** New text of a shown card keeps its date; a card that comes back is new again. */
export function publication(card: Life, now: Date): Life {
  const stays = card.state === 'published';
  return {
    state: 'published',
    first_published_at: card.first_published_at ?? now,
    published_at: stays ? card.published_at : now,
    ...open,
  };
}

/** A vacancy is over, a resume rests; what is taken back from its check is as it was before. */
export function withdrawal(
  card: { kind: CardKind } & Life,
  now: Date,
): Pick<Life, 'state' | 'closed_at' | 'closing'> {
  checkStep(card, 'withdraw');
  const isShown = card.state === 'published' || card.state === 'paused';
  if (isShown && card.kind === 'vacancy') {
    return { state: 'closed', closed_at: now, closing: 'withdrawn' };
  }
  if (!card.first_published_at) return { ...open, state: 'draft' };
  const { closed_at, closing } = card;
  return closed_at ? { state: 'closed', closed_at, closing } : { ...open, state: 'paused' };
}
