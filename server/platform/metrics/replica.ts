import { Counter } from 'prom-client';
import type { Metrics } from '../metrics.ts';
import type { Replica } from '../replica/replica.ts';

/** Also where there is none, so that the board has something to show. */
export function measureReplica(replica: Replica | null, metrics: Metrics): void {
  const state = () => replica?.state();
  metrics.gauge(
    'ryadom_replica_state',
    'Of the replica of the database: 1 used, -1 left out, 0 none is set',
    () => {
      const now = state();
      if (!now) return 0;
      return now.isUsed ? 1 : -1;
    },
  );
  metrics.gauge(
    'ryadom_replica_lag_seconds',
    'How far the replica was behind at its last answer, and the time since',
    () => state()?.lagSeconds ?? 0,
  );
  const reads = new Counter({
    name: 'ryadom_replica_reads_total',
    help: 'Reads that may go to the replica, by where they went',
    labelNames: ['place'] as const,
    registers: [metrics.registry],
  });
  metrics.beforeScrape(() => {
    const counts = state()?.reads ?? { replica: 0, primary: 0 };
    reads.reset();
    reads.inc({ place: 'replica' }, counts.replica);
    reads.inc({ place: 'primary' }, counts.primary);
  });
}
