/** What other rooms may show of cards. */
export { pageOfCard, tilesOf } from './views/queries.ts';
export { photosById } from './views/rows.queries.ts';
