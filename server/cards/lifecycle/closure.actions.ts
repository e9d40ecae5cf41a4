import type { Closing } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { Database } from '#server/platform/database.ts';
import type { CardWrite } from '../access.ts';
import { stepAside } from './step-aside.actions.ts';

interface Closure extends CardWrite {
  reason: Exclude<Closing, 'expired'>;
}

/** The text stays, for its owner, who may publish it again. */
export async function closeCard(db: Database, { reason, ...write }: Closure): Promise<OwnCard> {
  return stepAside(db, write, {
    step: 'close',
    parts: () => ({ state: 'closed', closed_at: new Date(), closing: reason, busy_until: null }),
    what: () => (reason === 'filled' ? 'closed' : 'withdrawn'),
  });
}
