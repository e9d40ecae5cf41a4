import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { seedContent } from '#db/content/seed.ts';
import { buildApp } from '#server/app.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { PageCache } from '#server/platform/cache/page-cache.ts';
import { followPageChanges } from '#server/platform/cache/page-invalidation.ts';
import { checkReplica } from '#server/platform/replica/check.ts';
import { openReplica, type Replica } from '#server/platform/replica/replica.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type TestDoor } from '#tests/factories.ts';
import { testDeps, type TestDeps } from '#tests/harness/deps.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { type StreamingCopy, startCopy } from './streaming-copy.ts';

// A real PostgreSQL and a real streaming replica of it, both from the programs that npm brings.
let folder: string;
let postgres: EmbeddedPostgres;
let copy: StreamingCopy;
let base: TestDeps;
let db: Database;
let replica: Replica;
let app: TestDoor & { server: Awaited<ReturnType<typeof buildApp>>['server'] };
let cache: PageCache;
let watch: { stop(): void };
const said: string[] = [];
const patience = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ryadom-primary-'));
  // Of root's tests the database belongs to somebody else, who must get there.
  await chmod(folder, 0o755);
  const directory = join(folder, 'postgres');
  postgres = await startEmbeddedPostgres({ directory, log: () => undefined, durable: false });
  await migrate(postgres.url);
  db = openDatabase({ url: postgres.url, size: 6 });
  await seedContent(db);
  copy = await startCopy(postgres.url);
  base = await testDeps();
  const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
  replica = openReplica({
    primary: db,
    db: openDatabase({ url: copy.url, size: 4 }),
    lagSeconds: 2,
    log,
  });
  const deps: Deps = { ...base.deps, db, replica };
  const { server } = await buildApp(deps);
  await server.ready();
  app = { db, visitor: () => new Visitor(server), server };
  cache = new PageCache({ maxBytes: 1_000_000, ttlMs: 60_000 });
  watch = followPageChanges(deps, cache);
  await vi.waitUntil(() => replica.state().isUsed, patience);
}, 300_000);
afterAll(async () => {
  watch.stop();
  await app.server.close();
  await replica.stop();
  await copy.stop();
  await db.destroy();
  await base.deps.db.destroy();
  await base.drop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const reads = () => replica.state().reads;
const search = (visitor = app.visitor()) => visitor.call(cardCalls.resume.search, { query: {} });

// The last one makes an end of the copy.
describe('with a replica', { shuffle: false }, () => {
  it('guests are answered from the replica, and whoever is signed in from the primary', async () => {
    const before = reads();
    expect((await search()).status).toBe(200);
    expect(reads()).toEqual({ ...before, replica: before.replica + 1 });
    const person = await createPerson(app, { role: 'employer' });
    const known = reads();
    await search(person.visitor);
    expect(reads()).toEqual(known);
  });

  it('what was published this moment is there for its owner and for guests', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    await copy.pause();
    const card = await createPublished(owner, 'resume');
    const show = (visitor = app.visitor()) =>
      visitor.call(cardCalls.resume.show, { params: { slug: card.slug } });
    expect((await show(owner.visitor)).status).toBe(200);
    // The copy has not heard of it: the primary is asked.
    expect((await show()).status).toBe(200);
    await copy.resume();
  });

  it('no page that was made of an older state is kept after a change', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const card = await createPublished(owner, 'resume');
    await expect.poll(() => replica.state().isUsed, patience).toBe(true);
    const name = () =>
      replica.read(async (on) => {
        const row = await on
          .selectFrom('users')
          .select('name')
          .where('id', '=', owner.id)
          .executeTakeFirst();
        return row?.name ?? '';
      });
    const page = async () => {
      const kept = await cache.page('/card', async () => ({
        status: 200,
        html: `<p>${await name()}</p>`,
        nonce: 'NONCE',
        tags: [`card:${card.slug}`],
      }));
      return kept?.plain.toString() ?? '';
    };
    await copy.pause();
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ name: 'Новое имя' })
        .where('id', '=', owner.id)
        .execute();
      await trx
        .insertInto('page_changes')
        .values({ tags: [`card:${card.slug}`] })
        .execute();
    });
    // Seen within a second, although the copy still holds the old name.
    await expect.poll(page, { timeout: 3000, interval: 50 }).toContain('Новое имя');
    const { rows } = await sql<{
      name: string;
    }>`select name from users where id = ${owner.id}`.execute(replica.db);
    expect(rows[0]?.name).not.toBe('Новое имя');
    for (let times = 0; times < 20; times += 1) expect(await page()).toContain('Новое имя');
    await copy.resume();
  });

  it('one that lags is left out by itself, said once, and used again', async () => {
    said.length = 0;
    await copy.pause();
    const write = () =>
      db
        .insertInto('page_changes')
        .values({ tags: ['nothing'] })
        .execute();
    await write();
    await expect.poll(() => replica.state().isUsed, patience).toBe(false);
    const before = reads();
    expect((await search()).status).toBe(200);
    expect(reads()).toEqual({ ...before, primary: before.primary + 1 });
    expect(replica.state().lagSeconds).toBeGreaterThan(2);
    await copy.resume();
    await expect.poll(() => replica.state().isUsed, patience).toBe(true);
    const lines = said.filter((line) => line.includes('replica'));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('more than 2 s behind');
    expect(said.join('')).not.toContain(new URL(copy.url).password);
  });

  it('one that dies costs nobody an answer, and comes back', async () => {
    await copy.kill();
    for (let times = 0; times < 5; times += 1) expect((await search()).status).toBe(200);
    await expect.poll(() => replica.state().isUsed, patience).toBe(false);
    await copy.start();
    await expect.poll(() => replica.state().isUsed, patience).toBe(true);
    const before = reads();
    await expect
      .poll(async () => {
        await search();
        return reads().replica;
      }, patience)
      .toBeGreaterThan(before.replica);
  });

  it('a read that must write is at home on the primary', async () => {
    const before = reads();
    const done = await replica.read(async (on) => {
      const tags = ['by a read'];
      return on.insertInto('page_changes').values({ tags }).returning('id').executeTakeFirst();
    });
    expect(done).toBeDefined();
    expect(reads().primary).toBe(before.primary + 1);
    expect(replica.state().isUsed).toBe(true);
  });

  it('another database is refused at the start, and so is one that was promoted', async () => {
    const other = openDatabase({ url: base.url, size: 1 });
    await expect(checkReplica(db, other, () => undefined)).rejects.toThrow('is no replica');
    await other.destroy();
    await expect(checkReplica(db, db, () => undefined)).rejects.toThrow('the primary itself');
    await checkReplica(db, replica.db, () => undefined);
    await copy.promote();
    await expect.poll(() => replica.state().isUsed, patience).toBe(false);
    expect((await search()).status).toBe(200);
  });
});
