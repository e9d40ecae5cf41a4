import type { CardState } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
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
}

/** New text of a published card keeps its date; a card that comes back is new again. */
export function publication(card: Life, now: Date): Life {
  return {
    state: 'published',
    first_published_at: card.first_published_at ?? now,
    published_at: card.state === 'published' ? card.published_at : now,
  };
}

export function withdrawal(card: { kind: CardKind; state: CardState }): Pick<Life, 'state'> {
  if (card.state === 'published') return { state: 'draft' };
  throw conflict(`${names[card.kind]} уже снята с публикации`, 'wrong_state');
}
