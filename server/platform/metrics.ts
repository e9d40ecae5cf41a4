import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What this process counts for Prometheus. Labels are bounded: patterns and names, never ids. */
export interface Metrics {
  registry: Registry;
  /** Awaited before each scrape; what fails there must not fail the scrape. */
  beforeScrape(work: () => void | Promise<void>): void;
  /** A number that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void;
  scrape(): Promise<string>;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const works: (() => void | Promise<void>)[] = [];
  return {
    registry,
    beforeScrape: (work) => void works.push(work),
    gauge(name, help, read) {
      const gauge = new Gauge({ name, help, registers: [registry] });
      works.push(() => gauge.set(read()));
    },
    async scrape() {
      for (const work of works) await work();
      return registry.metrics();
    },
  };
}
