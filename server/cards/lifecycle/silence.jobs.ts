import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { askSilentOwners, raiseCards, sinkSilentCards } from './silence.actions.ts';

export const watchSilence: Job = {
  name: 'watch_silence',
  schedule: '27 * * * *',
  run: async ({ db }) => {
    let last: number | null = 0;
    while (last !== null) last = await askSilentOwners(db, new Date(), last);
    while ((await sinkSilentCards(db, new Date())) > 0);
  },
};

const ownerSchema = z.object({ owner: z.number() });

export const raiseAnswered: Job = {
  name: 'raise_cards',
  run: ({ db }, payload) => raiseCards(db, ownerSchema.parse(payload).owner, new Date()),
};
