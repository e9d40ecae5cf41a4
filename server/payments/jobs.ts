import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { checkPaymentIfPossible } from './provider.actions.ts';
import { listDue } from './queries.ts';

const atOnce = 50;

/** Heals what a crash has left between us and the provider; the sweep below comes again. */
export const checkOnePayment: Job = {
  name: 'check_payment',
  run: async (deps, payload) => {
    await checkPaymentIfPossible(deps, z.object({ order: z.uuid() }).parse(payload).order);
  },
};

/** Asks for those of which no word has come: webhooks get lost, and people close tabs. */
export const sweepPayments: Job = {
  name: 'sweep_payments',
  schedule: '* * * * *',
  run: async (deps) => {
    for (const id of await listDue(deps.db, new Date(), atOnce))
      await checkPaymentIfPossible(deps, id);
  },
};
