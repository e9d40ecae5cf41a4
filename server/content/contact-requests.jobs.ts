import type { Job } from '#server/platform/queue.ts';
import { deleteOldRequests } from './contact-requests.actions.ts';

/** The privacy policy promises it. */
export const purgeContactRequests: Job = {
  name: 'purge_contact_requests',
  schedule: '52 3 * * *',
  run: ({ db }) => deleteOldRequests(db),
};
