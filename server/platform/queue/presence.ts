import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { OutageLog } from '../database/outage.ts';

export interface Rhythm {
  beatMs: number;
  /** Silent for so long, a worker is taken for dead. */
  deadAfterMs: number;
}

const usualRhythm: Rhythm = { beatMs: 5000, deadAfterMs: 40_000 };

interface Presence {
  /** From now on this worker of ours is said to live. */
  add(worker: string): void;
  /** Its work is over: what it still holds is free at once. */
  remove(worker: string): Promise<void>;
  /** Every worker that is not ours is gone: what they held is free. */
  freeAllOthers(): Promise<void>;
  stop(): void;
}

/** Says every few seconds that our workers live, and frees the jobs of those who say it no more. */
export function keepPresence(
  pool: Pool,
  log: FastifyBaseLogger,
  { beatMs, deadAfterMs } = usualRhythm,
): Presence {
  const ours = new Set<string>();
  const outage = new OutageLog(log, 'heartbeat of the worker');
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let lastBeatAt = 0;
  let beatingSince = 0;

  async function beat(): Promise<void> {
    await pool.query(
      `insert into job_workers (id) select unnest($1::text[])
       on conflict (id) do update set seen_at = now()`,
      [[...ours]],
    );
    const now = Date.now();
    // After an outage everybody is behind; the others get the time to say that they live.
    if (now - lastBeatAt > 3 * beatMs) beatingSince = now;
    lastBeatAt = now;
    if (now - beatingSince > deadAfterMs) await freeTheDead();
  }

  async function freeTheDead(): Promise<void> {
    const silence = `${deadAfterMs} milliseconds`;
    await pool.query(`delete from job_workers where seen_at < now() - $1::interval`, [silence]);
    const { rows } = await pool.query<{ worker: string }>(
      `select distinct locked_by as worker from graphile_worker.jobs
       where locked_at < now() - $1::interval
         and not exists (select from job_workers where id = locked_by)`,
      [silence],
    );
    await free(rows.map(({ worker }) => worker));
  }

  async function free(workers: string[]): Promise<void> {
    if (workers.length === 0) return;
    log.warn({ workers }, 'workers are gone; their jobs begin anew');
    await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [workers]);
  }

  async function keepBeating(): Promise<void> {
    clearTimeout(timer);
    await beat().then(
      () => outage.works(),
      (error: unknown) => outage.failed(error),
    );
    if (!isStopped) timer = setTimeout(() => void keepBeating(), beatMs).unref();
  }

  return {
    add(worker) {
      ours.add(worker);
      void keepBeating();
    },
    async remove(worker) {
      ours.delete(worker);
      await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [[worker]]);
      await pool.query('delete from job_workers where id = $1', [worker]);
    },
    async freeAllOthers() {
      const { rows } = await pool.query<{ worker: string }>(
        `select distinct locked_by as worker from graphile_worker.jobs
         where locked_by is not null and locked_by <> all ($1::text[])`,
        [[...ours]],
      );
      await free(rows.map(({ worker }) => worker));
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
