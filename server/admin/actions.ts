import { appeals } from './appeals/actions.ts';
import { complaints } from './complaints/actions.ts';
import { passports } from './passports/actions.ts';
import { reviews } from './reviews/actions.ts';

/** Every queue of the staff; another one is a line here, and a few in `routes.ts` and the contract. */
export const queues = [reviews, passports, complaints, appeals] as const;

export { appeals, complaints, passports, reviews };
