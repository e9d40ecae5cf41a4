import type { Job } from '#server/platform/queue.ts';
import { remindOfCharges } from './reminders.actions.ts';
import { chargeRenewals, endFinished } from './actions.ts';

export const renewTariffs: Job = {
  name: 'renew_tariffs',
  schedule: '* * * * *',
  run: async (deps) => {
    const now = new Date();
    await remindOfCharges(deps.db, now);
    await chargeRenewals(deps, now);
    await endFinished(deps.db, now);
  },
};
