/** What other rooms may lock to block a card. */
export { cardBySlug } from './lifecycle/blocking.access.ts';
