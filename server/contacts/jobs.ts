import type { Job } from '#server/platform/queue.ts';
import { returnIfUseless } from './returns.actions.ts';
import { listUseless } from './returns.queries.ts';

const atOnce = 200;

/** The guarantee: whoever is gone two days after their contacts were opened costs nothing. */
export const returnContacts: Job = {
  name: 'return_contacts',
  schedule: '* * * * *',
  run: async ({ db }) => {
    const now = new Date();
    for (const one of await listUseless(db, now, atOnce)) await returnIfUseless(db, one, now);
  },
};
