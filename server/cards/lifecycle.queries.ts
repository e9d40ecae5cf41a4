/** What other rooms may know of the life of a card. */
export { hasSilentCard } from './lifecycle/silence.queries.ts';
