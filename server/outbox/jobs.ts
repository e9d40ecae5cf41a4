import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { deleteOldLetters, deliverLetter } from './actions.ts';

const payloadSchema = z.object({ id: z.number() });

export const sendLetter: Job = {
  name: 'send_letter',
  run: ({ db }, payload) => deliverLetter(db, payloadSchema.parse(payload).id),
};

export const purgeLetters: Job = {
  name: 'purge_letters',
  schedule: '37 3 * * *',
  run: ({ db }) => deleteOldLetters(db),
};
