import type { Job } from '#server/platform/queue.ts';
import { remindAndForget } from './reminders.actions.ts';

/** By day: nobody is woken by a message. */
export const remindOfReferences: Job = {
  name: 'remind_of_references',
  schedule: '17 8-15 * * *',
  run: (deps) => remindAndForget(deps),
};
