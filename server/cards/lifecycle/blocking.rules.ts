import type { CardState, Closing } from '#contract/cards.ts';

interface Return {
  /** Before it was taken away. */
  from: CardState;
  /** The last day of a vacancy is over. */
  isOver: boolean;
  /** The tariff of its owner has room for it. */
  hasPlace: boolean;
  now: Date;
}

interface Life {
  state: CardState;
  closed_at?: Date;
  closing?: Closing;
}

/** A card comes back as it was, if it still may. */
export function comeBack({ from, isOver, hasPlace, now }: Return): Life {
  if (from !== 'published') return { state: from };
  if (isOver) return { state: 'closed', closed_at: now, closing: 'expired' };
  return { state: hasPlace ? 'published' : 'paused' };
}
