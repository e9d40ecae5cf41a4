import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { deleteOldLetters, deliverLetter } from './actions.ts';

const payloadSchema = z.object({ id: z.number() });

export const sendLetter: Job = {
  name: 'send_letter',
  run: (deps, payload) => deliverLetter(deps, payloadSchema.parse(payload).id),
};

export const purgeLetters: Job = {
  name: 'purge_letters',
  schedule: '37 3 * * *',
  run: ({ db }) => deleteOldLetters(db),
};
