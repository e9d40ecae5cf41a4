import { Counter, Gauge } from 'prom-client';
import type { PageCache } from '../cache/page-cache.ts';
import type { Metrics } from '../metrics.ts';

/** The pages and answers of guests that are cached in memory. */
export function measureCaches(cache: PageCache, metrics: Metrics): void {
  const labelled = { labelNames: ['cache'] as const, registers: [metrics.registry] };
  const bytes = new Gauge({
    name: 'ryadom_cache_bytes',
    help: 'Memory of what is cached',
    ...labelled,
  });
  const hits = new Counter({ name: 'ryadom_cache_hits_total', help: 'Found', ...labelled });
  const makings = new Counter({
    name: 'ryadom_cache_makings_total',
    help: 'Made anew, as nothing was cached',
    ...labelled,
  });
  metrics.beforeScrape(() => {
    hits.reset();
    makings.reset();
    for (const [name, counts] of Object.entries(cache.counts())) {
      bytes.set({ cache: name }, counts.bytes);
      hits.inc({ cache: name }, counts.hits);
      makings.inc({ cache: name }, counts.makings);
    }
  });
}
