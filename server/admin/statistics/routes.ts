import { statisticsCalls } from '#contract/statistics.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { showStatistics } from './queries.ts';

export function addStatisticsRoutes(add: AddRoute): void {
  // Of days, so a moment more or less is nothing; and long, so that nobody else waits for it.
  add(statisticsCalls.show, ({ query }, { db, replica }) => {
    const read = (on: typeof db) => showStatistics(on, query);
    return replica ? replica.read(read) : read(db);
  });
}
