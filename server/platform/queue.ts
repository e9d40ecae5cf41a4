import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Connection, openPool } from './database.ts';
import type { Deps } from './deps.ts';
import { measureJobs } from './metrics/jobs.ts';
import { OutageLog } from './database/outage.ts';
import type { Job } from './queue/job.ts';
import { keepPresence, type Rhythm } from './queue/presence.ts';
import { releaseOnce } from './queue/release-once.ts';
import { type JobRunner, startRunner } from './queue/runner.ts';

export type { Job };

/**
 * Asks for a job in the transaction of the change that needs it, at once or not before `runAt`.
 * Payloads carry ids only.
 */
export async function addJob(
  db: Connection,
  name: string,
  payload: Record<string, number | string>,
  runAt: Date | null = null,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, run_at => ${runAt}::timestamptz
    )`.execute(db);
}

export interface Worker {
  /** Finishes what has begun; the rest stays in the database. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** No other process takes jobs from this database: what is locked was left by the dead. */
  isAlone?: boolean;
  rhythm?: Rhythm;
}

const pauseMs = 250;

/**
 * Takes jobs until stopped; a failed one is tried again later, with growing pauses. When the
 * database is lost, what runs is finished and a new runner takes over as soon as it answers.
 */
export async function startWorker(
  deps: Deps,
  databaseUrl: string,
  jobs: Job[],
  { isAlone = false, rhythm }: WorkerOptions = {},
): Promise<Worker> {
  const pool = releaseOnce(openPool({ url: databaseUrl, size: 5 }));
  const measured = deps.metrics ? measureJobs(jobs, deps.metrics) : jobs;
  const presence = keepPresence(pool, deps.log, rhythm);
  const outage = new OutageLog(deps.log, 'worker');
  const endings = new Set<Promise<void>>();
  const stopping = new AbortController();
  let current: JobRunner | undefined;
  let revival = Promise.resolve();
  await begin();
  if (isAlone) await presence.freeAllOthers();

  async function begin(): Promise<void> {
    const runner = await startRunner(deps, pool, measured);
    presence.add(runner.id);
    current = runner;
    void runner.lost.then((error) => replace(runner, error));
  }

  function replace(runner: JobRunner, error: unknown): void {
    if (stopping.signal.aborted) return;
    outage.failed(error);
    current = undefined;
    const ending = end(runner).finally(() => endings.delete(ending));
    endings.add(ending);
    revival = beginAnew();
  }

  async function beginAnew(): Promise<void> {
    while (!stopping.signal.aborted && !current) {
      try {
        await pool.query('select 1');
        await begin();
        outage.works();
      } catch {
        await sleep(pauseMs);
      }
    }
  }

  async function end(runner: JobRunner): Promise<void> {
    await runner.end();
    for (;;) {
      try {
        return await presence.remove(runner.id);
      } catch {
        // Others will find it silent.
        if (stopping.signal.aborted) return;
        await sleep(pauseMs);
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      await revival;
      if (current) await end(current);
      await Promise.all(endings);
      presence.stop();
      await pool.end();
    },
  };
}
