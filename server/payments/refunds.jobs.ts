import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { checkRefundIfPossible } from './refund-provider.actions.ts';
import { listDueRefunds } from './refunds.queries.ts';

const atOnce = 50;

/** Sends money back; what fails, or is cut off, is left to the sweep below. */
export const checkOneRefund: Job = {
  name: 'check_refund',
  run: async (deps, payload) => {
    await checkRefundIfPossible(deps, z.object({ refund: z.uuid() }).parse(payload).refund);
  },
};

export const sweepRefunds: Job = {
  name: 'sweep_refunds',
  schedule: '* * * * *',
  run: async (deps) => {
    const ids = await listDueRefunds(deps.db, new Date(), atOnce);
    for (const id of ids) await checkRefundIfPossible(deps, id);
  },
};
