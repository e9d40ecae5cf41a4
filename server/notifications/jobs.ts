import type { Job } from '#server/platform/queue.ts';
import { z } from 'zod';
import { mailUnseen } from './letters.actions.ts';
import { sendPush } from './push.actions.ts';

const pushSchema = z.object({ notification_id: z.number(), subscription_id: z.number() });

export const sendPushes: Job = {
  name: 'send_push',
  run: (deps, payload) => sendPush(deps, pushSchema.parse(payload)),
};

export const mailUnseenNotes: Job = {
  name: 'mail_unseen',
  schedule: '* * * * *',
  run: async ({ db }) => {
    let last: number | null = 0;
    while (last !== null) last = await mailUnseen(db, last, new Date());
  },
};
