/** What other rooms may show owners of their cards. */
export { exportCards } from './own/export.queries.ts';
export { describeOwnCard } from './own/queries.ts';
