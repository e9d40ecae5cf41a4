import type { OwnCard } from '#contract/own-cards.ts';

/** What an owner can do with a card from the account. */
export type Deed =
  | 'edit'
  | 'open'
  | 'publish'
  | 'resume'
  | 'pause'
  | 'busy'
  | 'free'
  | 'close'
  | 'takeBack'
  | 'appeal'
  | 'copy'
  | 'remove';

export interface Deeds {
  /** What is most likely wanted now. */
  main: Deed;
  beside: Deed[];
  /** Behind «Ещё». */
  more: Deed[];
}

/** In the order in which they are shown. */
export function deedsOf(card: OwnCard): Deeds {
  const { state, kind, has_changes, busy_until, block } = card;
  const rest: Deed[] = ['copy', 'remove'];
  switch (state) {
    case 'published': {
      const busy: Deed[] = kind === 'resume' ? [busy_until ? 'free' : 'busy'] : [];
      return { main: 'edit', beside: ['open'], more: [...busy, 'pause', 'close', ...rest] };
    }
    case 'paused': {
      const changes: Deed[] = has_changes ? ['publish'] : [];
      return { main: 'resume', beside: ['edit'], more: [...changes, 'close', ...rest] };
    }
    case 'closed':
      return { main: 'publish', beside: ['edit'], more: rest };
    case 'moderation':
      return { main: 'edit', beside: [], more: ['takeBack', ...rest] };
    case 'blocked':
      return block?.appeal?.state === 'waiting'
        ? { main: 'edit', beside: [], more: rest }
        : { main: 'appeal', beside: ['edit'], more: rest };
    case 'draft':
    case 'rejected':
      return { main: 'edit', beside: [], more: rest };
  }
}
