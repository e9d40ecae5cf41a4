import type { Job } from '#server/platform/queue.ts';
import { showWaiting } from './showing.actions.ts';

export const showWaitingFeedback: Job = {
  name: 'show_waiting_feedback',
  schedule: '41 * * * *',
  run: async ({ db }) => showWaiting(db),
};
