import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Connection } from './database.ts';
import type { Deps } from './deps.ts';

/** One job: its name, what it does, and when it runs by itself (cron words, UTC). */
export interface Job {
  name: string;
  schedule?: string;
  run: (deps: Deps, payload: unknown) => Promise<void>;
}

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

/** Takes jobs until stopped; a failed one is tried again later, with growing pauses. */
export async function startWorker(deps: Deps, databaseUrl: string, jobs: Job[]): Promise<Worker> {
  const runner: Runner = await run({
    connectionString: databaseUrl,
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: loggerOf(deps),
    maxPoolSize: 4,
    taskList: tasksOf(deps, jobs),
    crontab: jobs
      .flatMap(({ name, schedule }) => (schedule ? [`${schedule} ${name}`] : []))
      .join('\n'),
  });
  runner.promise.catch((error: unknown) => deps.log.error({ err: error }, 'worker ended'));
  return {
    async stop() {
      await runner.stop();
      // Only now its connections are closed.
      await runner.promise;
    },
  };
}

/** Routine lines of the library are of use only when something is being looked for. */
function loggerOf({ log }: Deps): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(message);
    else log.debug(message);
  });
}

function tasksOf(deps: Deps, jobs: Job[]): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => job.run(deps, payload)]),
  );
}
