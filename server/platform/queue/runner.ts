import { EventEmitter } from 'node:events';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Deps } from '../deps.ts';
import { isOutage } from '../database/outage.ts';
import type { Job } from './job.ts';

export interface JobRunner {
  /** As in `locked_by` of its jobs. */
  id: string;
  /** With the error that it cannot go on after. */
  lost: Promise<unknown>;
  /** Takes no more, and returns when what has begun is over. */
  end(): Promise<void>;
}

/**
 * One life of the library's worker. It does not survive the loss of its database in order: an
 * answer that was lost leaves a job locked by a living worker that does not know of it. So the first
 * failure ends this life, and another begins under another name.
 */
export async function startRunner(deps: Deps, pool: Pool, jobs: Job[]): Promise<JobRunner> {
  const events: WorkerEvents = new EventEmitter();
  const running = new Set<Promise<unknown>>();
  let id = '';
  events.once('pool:create', ({ workerPool }) => (id = workerPool.id));
  const lost = new Promise<unknown>((resolve) => {
    const failed = ({ error }: { error: unknown }) => void (isOutage(error) && resolve(error));
    events.on('pool:listen:error', failed);
    events.on('worker:getJob:error', failed);
    events.on('pool:fatalError', ({ error }) => resolve(error));
    events.on('worker:fatalError', ({ error }) => resolve(error));
    events.on('stop', () => resolve(new Error('the worker has stopped by itself')));
  });
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: loggerOf(deps),
    events,
    // Otherwise nobody waits for these two, and their failure would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: tasksOf(deps, jobs, running),
    crontab: jobs
      .flatMap(({ name, schedule }) => (schedule ? [`${schedule} ${name}`] : []))
      .join('\n'),
  });
  const ended = runner.promise.catch(() => undefined);
  return {
    id,
    lost,
    async end() {
      await runner.stop().catch(() => undefined);
      await ended;
      await Promise.allSettled(running);
    },
  };
}

/** Routine lines of the library are of use only when something is being looked for. */
function loggerOf({ log }: Deps): Logger {
  return new Logger(() => (level, message) => {
    const isOurs = /task \d+ /.test(message);
    if (isOurs && (level === 'error' || level === 'warning')) log.warn(message);
    else log.debug(message);
  });
}

function tasksOf(deps: Deps, jobs: Job[], running: Set<Promise<unknown>>): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown) => {
        const work = job.run(deps, payload);
        running.add(work);
        await work.finally(() => running.delete(work));
      },
    ]),
  );
}
