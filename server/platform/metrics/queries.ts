import type { LogEvent } from 'kysely';
import { Histogram } from 'prom-client';
import { type Database, poolState } from '../database.ts';
import type { Metrics } from '../metrics.ts';

const kinds: Partial<Record<string, string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
  RawNode: 'raw',
};

/** For `openDatabase`: is told of every statement. */
export function measureQueries({ registry }: Metrics): (event: LogEvent) => void {
  const durations = new Histogram({
    name: 'ryadom_database_query_duration_seconds',
    help: 'Time from a statement to its last row, without the wait for a connection',
    labelNames: ['kind', 'outcome'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  return ({ level, query, queryDurationMillis }) => {
    const labels = {
      kind: kinds[query.query.kind] ?? 'other',
      outcome: level === 'error' ? 'error' : 'ok',
    };
    durations.observe(labels, queryDurationMillis / 1000);
  };
}

export function measurePool(db: Database, metrics: Metrics): void {
  const prefix = 'ryadom_database_pool';
  const state = () => poolState(db);
  metrics.gauge(`${prefix}_connections`, 'Open connections of the pool', () => state().total);
  metrics.gauge(`${prefix}_idle`, 'Connections that nobody uses', () => state().idle);
  metrics.gauge(`${prefix}_waiting`, 'Who waits for a connection', () => state().waiting);
}
