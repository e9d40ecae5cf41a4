import type { Job } from '#server/platform/queue.ts';
import { followNotice } from './actions.ts';

export const showNotice: Job = {
  name: 'show_notice',
  schedule: '* * * * *',
  run: ({ db }) => followNotice(db),
};
