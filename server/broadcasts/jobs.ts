import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { sendBatch } from './sending.actions.ts';

const payloadSchema = z.object({ id: z.number(), run: z.number() });

export const sendBroadcast: Job = {
  name: 'send_broadcast',
  run: (deps, payload) => sendBatch(deps, payloadSchema.parse(payload)),
};
