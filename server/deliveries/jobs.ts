import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { deleteOldDeliveries, deliver } from './actions.ts';
import { deleteOldBudgets } from './budget.actions.ts';

const payloadSchema = z.object({ id: z.number() });

export const sendDelivery: Job = {
  name: 'send_letter',
  run: (deps, payload) => deliver(deps, payloadSchema.parse(payload).id),
};

export const purgeDeliveries: Job = {
  name: 'purge_letters',
  schedule: '37 3 * * *',
  run: async ({ db }) => {
    await deleteOldDeliveries(db);
    await deleteOldBudgets(db);
  },
};
