/** What other rooms may change of the index. */
export { indexPassport } from './indexing/actions.ts';
export { holdMissed } from './missed/actions.ts';
