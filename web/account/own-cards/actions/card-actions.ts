import type { OwnCard } from '#contract/own-cards.ts';

/** What an owner can do with a card from the account. */
export type CardAction =
  | 'edit'
  | 'open'
  | 'publish'
  | 'resume'
  | 'pause'
  | 'limit'
  | 'busy'
  | 'free'
  | 'close'
  | 'takeBack'
  | 'appeal'
  | 'copy'
  | 'remove';

interface CardActions {
  /** What is most likely wanted now. */
  main: CardAction;
  beside: CardAction[];
  /** Behind «Ещё». */
  more: CardAction[];
}

/** In the order in which they are shown. */
export function actionsOf(card: OwnCard): CardActions {
  const { state, kind, has_changes, busy_until, block } = card;
  const rest: CardAction[] = ['copy', 'remove'];
  switch (state) {
    case 'published': {
      const own: CardAction = kind === 'vacancy' ? 'limit' : busy_until ? 'free' : 'busy';
      return { main: 'edit', beside: ['open'], more: [own, 'pause', 'close', ...rest] };
    }
    case 'paused': {
      const changes: CardAction[] = has_changes ? ['publish'] : [];
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
