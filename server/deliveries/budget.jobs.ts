import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { tellOfBudget } from './budget.actions.ts';

const alarmSchema = z.object({
  kind: z.enum(['all', 'abroad']),
  used: z.number(),
  most: z.number(),
});

export const budgetAlarm: Job = {
  name: 'tell_of_budget',
  run: (deps, payload) => tellOfBudget(deps, alarmSchema.parse(payload)),
};
