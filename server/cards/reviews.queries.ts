/** What waits to be looked at, for the staff. */
export { waitingReviews } from './reviews/queries.ts';
