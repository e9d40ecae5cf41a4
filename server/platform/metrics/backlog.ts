import { Gauge } from 'prom-client';
import type { Metrics } from '../metrics.ts';

/** What the database knows for all processes together. */
export interface Backlog {
  jobs: { waiting: number; running: number; scheduled: number; failed: number };
  /** Of the job that should have begun first. */
  oldestJobSeconds: number;
  /** Those that have not left. */
  letters: { channel: string; state: string; count: number; oldest: number }[];
  /** Those of the last day. */
  payments: { state: string; count: number }[];
  /** Of what the provider has not settled yet. */
  oldestPaymentSeconds: number;
  openRefunds: number;
}

/** Read at each scrape; when it cannot be, `ryadom_database_up` is 0 and these are left out. */
export function measureBacklog(read: () => Promise<Backlog>, metrics: Metrics): void {
  const registers = [metrics.registry];
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ) => new Gauge({ name: `ryadom_${name}`, help, labelNames, registers });
  const up = gauge('database_up', 'Whether the database has answered this scrape');
  const jobs = gauge('queue_jobs', 'Jobs by state, in all processes', ['state']);
  const oldestJob = gauge('queue_oldest_seconds', 'How late the job that waits longest is');
  const letters = gauge('letters', 'Letters, SMS and calls that have not left, by state', [
    'channel',
    'state',
  ]);
  const oldestLetter = gauge(
    'letters_oldest_seconds',
    'How long the letter, SMS or call has waited that waits longest',
    ['channel'],
  );
  const payments = gauge('payments', 'Payments of the last day by state', ['state']);
  const oldestPayment = gauge('payments_oldest_open_seconds', 'Age of the oldest open payment');
  const refunds = gauge('refunds_open', 'Refunds that the provider has not settled');
  const all = [jobs, oldestJob, letters, oldestLetter, payments, oldestPayment, refunds];
  metrics.beforeScrape(async () => {
    const backlog = await read().catch(() => null);
    up.set(backlog ? 1 : 0);
    for (const one of all) one.reset();
    if (!backlog) return;
    for (const [state, count] of Object.entries(backlog.jobs)) jobs.set({ state }, count);
    oldestJob.set(backlog.oldestJobSeconds);
    for (const { channel, state, count, oldest } of backlog.letters) {
      letters.set({ channel, state }, count);
      if (state === 'waiting') oldestLetter.set({ channel }, oldest);
    }
    for (const { state, count } of backlog.payments) payments.set({ state }, count);
    oldestPayment.set(backlog.oldestPaymentSeconds);
    refunds.set(backlog.openRefunds);
  });
}
