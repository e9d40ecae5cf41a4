import type { SignedIn } from '#server/platform/http/viewer.ts';
import { appeals } from './appeals/actions.ts';
import { complaints } from './complaints/actions.ts';
import { feedback } from './feedback/actions.ts';
import { passports } from './passports/actions.ts';
import { refunds } from './refunds/actions.ts';
import { reviews } from './reviews/actions.ts';

/**
 * Every queue of the staff; jobs and counts follow from this list. Another one is a line here, its
 * calls in `routes.ts` and in the contract, and a page: see «Adding a thing» in docs/architecture.md.
 */
export const queues = [reviews, passports, complaints, appeals, refunds, feedback] as const;

/** Money is for admins alone. */
export const queuesOf = ({ role }: Pick<SignedIn, 'role'>) =>
  role === 'admin' ? queues : queues.filter((queue) => queue !== refunds);

export { appeals, complaints, feedback, passports, refunds, reviews };
