import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database.ts';
import { AppError } from '../errors.ts';
import { isOutage } from '../database/outage.ts';
import { Progress } from './progress.ts';

/** A copy of the database that is a little behind, for reads that need not be of this very moment. */
export interface Replica {
  /** On the copy where it may be asked, else, and where it fails or has nothing, on the primary. */
  read<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /** Nothing older than what the primary holds now is read from it any more. */
  mustCatchUp(): Promise<void>;
  /** Kept beside that of the primary. */
  db: Database;
  state(): ReplicaState;
  stop(): Promise<void>;
}

interface ReplicaState {
  isUsed: boolean;
  /** Null: not known. */
  lagSeconds: number | null;
  reads: { replica: number; primary: number };
}

interface Parts {
  primary: Database;
  db: Database;
  lagSeconds: number;
  log: FastifyBaseLogger;
}

const everyMs = 1000;
const whenBehindMs = 30;

export function openReplica({ primary, db, lagSeconds, log }: Parts): Replica {
  const progress = new Progress(lagSeconds * 1000);
  const reads = { replica: 0, primary: 0 };
  let leftOut: string | null = 'it was not asked yet';
  let timer: NodeJS.Timeout | undefined;
  const over = new AbortController();

  function tell(reason: string | null): void {
    const before = leftOut;
    leftOut = reason;
    // Behind by a moment after a change is how it works; the log hears of what lasts.
    if (reason !== null && before === null) log.warn(`the replica is left out: ${reason}`);
    if (reason === null && before !== null) log.info('the replica is used');
  }

  async function look(): Promise<void> {
    try {
      progress.noteWritten(await writtenBy(primary), Date.now());
      progress.noteReplayed(await replayedBy(db), Date.now());
      const lag = progress.lagMs(Date.now());
      const isLate = lag === null || lag > lagSeconds * 1000;
      tell(isLate ? `it is more than ${lagSeconds} s behind` : null);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      tell(`it or the primary does not answer (${why})`);
    }
  }

  async function poll(): Promise<void> {
    await look();
    if (!over.signal.aborted) timer = setTimeout(() => void poll(), everyMs).unref();
  }

  /** After a change it is asked often, until it has that, too. */
  async function watchCatchUp(): Promise<void> {
    for (let tries = 0; tries < 20 && progress.isBehind() && !over.signal.aborted; tries += 1) {
      const replayed = await replayedBy(db).catch(() => null);
      if (replayed === null) return;
      progress.noteReplayed(replayed, Date.now());
      if (progress.isBehind()) await new Promise((next) => setTimeout(next, whenBehindMs).unref());
    }
  }

  void poll();
  return {
    db,
    async mustCatchUp() {
      progress.mustReach(await writtenBy(primary));
      void watchCatchUp();
    },
    async read(work) {
      if (leftOut === null && !progress.isBehind()) {
        try {
          const result = await work(db);
          reads.replica += 1;
          return result;
        } catch (error) {
          if (!isWorthAnotherTry(error)) throw error;
          if (isAway(error)) tell(`a read failed (${(error as Error).message})`);
        }
      }
      reads.primary += 1;
      return work(primary);
    },
    state: () => ({
      isUsed: leftOut === null,
      lagSeconds: secondsOf(progress.lagMs(Date.now())),
      reads: { ...reads },
    }),
    async stop() {
      over.abort();
      clearTimeout(timer);
      await db.destroy();
    },
  };
}

const secondsOf = (ms: number | null) => (ms === null ? null : ms / 1000);

/**
 * What the copy does not have yet the primary may have: a card that was published this moment. A
 * read that was in the way of what is replayed is ended by the server (40001). One that takes too
 * long (57014) would take as long there.
 */
function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof AppError) return error.status === 404 || error.status === 410;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === '40001' || (isOutage(error) && code !== '57014');
}

/** A read that wanted to write (25006) is at home on the primary, and says nothing of the copy. */
const isAway = (error: unknown) =>
  isOutage(error) && !(error instanceof Error && 'code' in error && error.code === '25006');

/** Places in the journal count up; as bytes they can be compared. */
async function writtenBy(primary: Database): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::int8 as at`.execute(primary);
  return rows[0]?.at ?? 0;
}

/** Null: this is no copy, or not one any more. */
async function replayedBy(db: Database): Promise<number | null> {
  const { rows } = await sql<{ at: number | null }>`
    select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end - '0/0'::pg_lsn)::int8
      as at`.execute(db);
  return rows[0]?.at ?? null;
}
