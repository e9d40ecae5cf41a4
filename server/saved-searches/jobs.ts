import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { tellDue } from './digests.actions.ts';
import { matchCard, purgeFinds } from './matching.actions.ts';

const payloadSchema = z.object({ card_id: z.number(), gained: z.literal('passport').optional() });

/** Asked for by the publication of a card, or the check of its owner's passport, in its transaction. */
export const matchSearches: Job = {
  name: 'match_searches',
  run: async ({ db }, payload) => {
    const { card_id, gained } = payloadSchema.parse(payload);
    await matchCard(db, card_id, new Date(), gained);
  },
};

export const tellSearches: Job = {
  name: 'tell_searches',
  schedule: '* * * * *',
  run: async (deps) => {
    let last: number | null = 0;
    while (last !== null) last = await tellDue(deps, last, new Date());
  },
};

const keptMs = 90 * 24 * 60 * 60 * 1000;

/** A card that comes back after so long is news again. */
export const purgeFoundCards: Job = {
  name: 'purge_found_cards',
  schedule: '41 2 * * *',
  run: async ({ db }) => {
    while ((await purgeFinds(db, new Date(Date.now() - keptMs))) > 0);
  },
};
