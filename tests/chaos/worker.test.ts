import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendDelivery } from '#server/deliveries/jobs.ts';
import { type Database, openDatabase, openPool } from '#server/platform/database.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import type { Deps } from '#server/platform/deps.ts';
import { releaseOnce } from '#server/platform/queue/release-once.ts';
import { addJob, type Job, startWorker, type WorkerOptions } from '#server/platform/queue.ts';
import { localhostCertificate } from '#tests/fakes/localhost-certificate.ts';
import { startMailServer } from '#tests/fakes/mail-server.ts';
import { testDeps } from '#tests/harness/deps.ts';
import { expectConsoleError } from '#tests/harness/strict.ts';
import { type Relay, startRelay } from './relay.ts';

const trusted = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...trusted, localhostCertificate]));
afterAll(() => setDefaultCACertificates(trusted));

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let relay: Relay;
/** Past the relay: always there. */
let db: Database;
let deps: Deps;
const stops: (() => Promise<unknown>)[] = [];
let done: string[];
let during: Record<string, () => Promise<void>>;

beforeEach(async () => {
  mailServer = await startMailServer();
  stops.push(() => mailServer.stop());
  const made = await testDeps({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'no-reply@ryadom.example',
  });
  db = made.deps.db;
  relay = await startRelay(made.url);
  const relayed = openDatabase({ url: relay.url, size: 2 });
  deps = { ...made.deps, db: relayed };
  done = [];
  during = {};
  stops.push(
    made.drop,
    () => db.destroy(),
    () => relay.cut(),
    () => relayed.destroy(),
  );
});
afterEach(async () => {
  await relay.open();
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const note: Job = {
  name: 'note',
  run: async (_deps, payload) => {
    const { what } = payload as { what: string };
    await during[what]?.();
    done.push(what);
  },
};

async function start(options?: WorkerOptions): Promise<void> {
  const worker = await startWorker(deps, relay.url, [note, sendDelivery], options);
  stops.push(() => worker.stop());
}

/** The queue's library traces by itself a worker that was asking for a job just when it was cut. */
const expectTrace = () => expectConsoleError(/^Trace: [^]*graphile-worker/);

const ask = (what: string) => addJob(db, 'note', { what });

async function locked(): Promise<string[]> {
  const { rows } = await sql<{ worker: string }>`
    select locked_by as worker from graphile_worker.jobs where locked_by is not null`.execute(db);
  return rows.map(({ worker }) => worker);
}

test('a job that ends while the database is away ends nothing else', async () => {
  expectTrace();
  during.first = async () => {
    await relay.cut();
    delete during.first;
  };
  await start();
  await ask('first');
  await expect.poll(() => done).toEqual(['first']);
  await sleep(1500);
  await ask('second');
  await relay.open();
  const openedAt = Date.now();
  await expect.poll(() => done).toContain('second');
  expect(Date.now() - openedAt).toBeLessThan(2000);
  await expect.poll(locked).toEqual([]);
});

test('a job that fails while the database is away ends nothing, and is done again', async () => {
  expectTrace();
  during.first = async () => {
    delete during.first;
    await relay.cut();
    // As every job does that has something to write down.
    await sql`select 1`.execute(deps.db);
  };
  await start();
  await ask('first');
  await expect.poll(() => during.first).toBeUndefined();
  await sleep(1500);
  expect(done).toEqual([]);
  await ask('second');
  await relay.open();
  await expect.poll(() => done.toSorted()).toEqual(['first', 'second']);
  await expect.poll(locked).toEqual([]);
});

test('a letter that was taken while the database was away leaves once', async () => {
  expectTrace();
  await start();
  mailServer.afterTaking((answer) => {
    setTimeout(() => void relay.open(), 2000);
    void relay.cut().then(answer);
  });
  await queueMail(db, { address: 'anna@example.com' }, { subject: 'Код', lines: ['Один раз'] });
  const sent = () => db.selectFrom('letters').select('sent_at').executeTakeFirstOrThrow();
  await expect.poll(async () => (await sent()).sent_at).not.toBeNull();
  await expect.poll(locked).toEqual([]);
  expect(mailServer.received).toHaveLength(1);
});

/** As a process leaves it that is killed in the middle of a job. */
async function leaveLocked(what: string, worker: string): Promise<void> {
  await ask(what);
  await sql`update graphile_worker._private_jobs
    set locked_by = ${worker}, locked_at = now(), attempts = 1
    where locked_by is null and payload ->> 'what' = ${what}`.execute(db);
}

test('what a killed process had begun begins anew at the next start', async () => {
  await leaveLocked('begun', 'pool-of-the-dead');
  await start({ isAlone: true });
  await expect.poll(() => done).toEqual(['begun']);
});

test('where others work too, only what the silent had begun does', async () => {
  await leaveLocked('of the dead', 'pool-of-the-dead');
  await leaveLocked('of the living', 'pool-of-the-living');
  const ended = new AbortController();
  const living = (async () => {
    while (!ended.signal.aborted) {
      await sql`insert into job_workers (id) values ('pool-of-the-living')
        on conflict (id) do update set seen_at = now()`.execute(db);
      await sleep(100);
    }
  })();
  stops.push(async () => {
    ended.abort();
    await living;
  });
  const startedAt = Date.now();
  await start({ rhythm: { beatMs: 200, deadAfterMs: 1500 } });
  await expect.poll(() => done).toEqual(['of the dead']);
  expect(Date.now() - startedAt).toBeGreaterThan(1500);
  await sleep(1000);
  expect(await locked()).toEqual(['pool-of-the-living']);
});

test('a connection that is given back twice ends nothing', async () => {
  const pool = releaseOnce(openPool({ url: relay.url, size: 1 }));
  stops.push(() => pool.end());
  const releases: (() => void)[] = [];
  const lend = () =>
    new Promise<void>((resolve, reject) => {
      pool.connect((error, _client, release) => {
        releases.push(release);
        if (error) reject(error);
        else resolve();
      });
    });
  await lend();
  releases[0]?.();
  await lend();
  // Somebody else has it by now: it stays theirs.
  releases[0]?.();
  expect(pool.idleCount).toBe(0);
  releases[1]?.();
  expect(pool.idleCount).toBe(1);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
