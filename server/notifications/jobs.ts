import type { Job } from '#server/platform/queue.ts';
import { mailUnseen } from './letters.actions.ts';

export const mailUnseenNotes: Job = {
  name: 'mail_unseen',
  schedule: '* * * * *',
  run: async ({ db }) => {
    let last: number | null = 0;
    while (last !== null) last = await mailUnseen(db, last, new Date());
  },
};
