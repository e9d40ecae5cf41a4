import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { addFavorite, listFavorites } from '#contract/favorites.ts';
import { blockingCalls } from '#contract/blocking.ts';
import { getUser, login, refresh } from '#contract/session.ts';
import { createCategory, createPublished } from '#tests/cards.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let moderator: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator' });
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());

const reason = 'Просит деньги вперёд.';
const block = ({ visitor }: Person, { id }: { id: number }) =>
  visitor.call(blockingCalls.block, { params: { id }, body: { reason } });
const unblock = ({ visitor }: Person, { id }: { id: number }) =>
  visitor.call(blockingCalls.unblock, { params: { id } });

const auditAbout = ({ id }: Person) =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('a blocked person', () => {
  it('is out at once, and is told why only with the right password', async () => {
    const person = await createPerson(app, { role: 'worker' });
    expect((await block(moderator, person)).status).toBe(204);
    expect((await person.visitor.call(getUser)).status).toBe(401);
    expect((await person.visitor.call(refresh)).status).toBe(401);
    const logIn = (typed: string) =>
      app.visitor().call(login, { body: { login: person.email, password: typed } });
    const right = await logIn(password);
    expect([right.status, right.problem.code]).toEqual([403, 'blocked']);
    expect(right.problem.detail).toBe(
      'Вход в этот аккаунт закрыт: Просит деньги вперёд. Если это ошибка, напишите на help@ryadom.example',
    );
    const wrong = await logIn('wrong');
    expect(wrong.status).toBe(401);
    expect(JSON.stringify(wrong.problem)).not.toContain('деньги');
  });

  it('comes in again when unblocked; both are written down', async () => {
    const person = await createPerson(app, { role: 'employer' });
    await block(moderator, person);
    expect((await unblock(admin, person)).status).toBe(204);
    expect((await unblock(admin, person)).status).toBe(204);
    const reply = await app.visitor().call(login, { body: { login: person.email, password } });
    expect(reply.status).toBe(200);
    expect(await auditAbout(person)).toEqual([
      { actor_id: moderator.id, action: 'block', detail: { reason } },
      { actor_id: admin.id, action: 'unblock', detail: {} },
    ]);
  });
});

describe('the cards of a blocked person', () => {
  it('are seen nowhere, and come back as they were', async () => {
    const category = await createCategory(app);
    const owner = await createPerson(app, { role: 'worker' });
    const family = await createPerson(app, { role: 'employer' });
    const hidden = await createPublished(owner, 'resume');
    await owner.visitor.call(cardCalls.resume.withdraw, {
      params: { slug: hidden.slug },
      body: { version: hidden.version },
    });
    const shown = await createPublished(owner, 'resume', {}, category);
    await family.visitor.call(addFavorite, { body: { favorite: shown.slug } });
    const seen = async () => ({
      page: (await app.visitor().call(cardCalls.resume.show, { params: { slug: shown.slug } }))
        .status,
      found: (
        await app.visitor().call(cardCalls.resume.search, { query: { category } })
      ).data.data.map(({ published_at }) => published_at),
      favorites: (await family.visitor.call(listFavorites)).data.data.length,
    });
    const before = await seen();
    expect(before).toMatchObject({ page: 200, favorites: 1 });
    expect(before.found).toHaveLength(1);
    await block(moderator, owner);
    expect(await seen()).toEqual({ page: 404, found: [], favorites: 0 });
    const [changed] = await app.db
      .selectFrom('page_changes')
      .select('tags')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(changed?.tags).toEqual(['cards', `card:${shown.slug}`]);
    await unblock(moderator, owner);
    expect(await seen()).toEqual(before);
    const states = await app.db
      .selectFrom('cards')
      .select('state')
      .where('owner_id', '=', owner.id)
      .orderBy('id')
      .execute();
    expect(states.map(({ state }) => state)).toEqual(['paused', 'published']);
  });

  it('cannot be published by a call that was on its way', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const { slug, version } = await createPublished(owner, 'resume');
    const publish = () =>
      owner.visitor.call(cardCalls.resume.publish, { params: { slug }, body: { version } });
    const { late } = await app.db.transaction().execute(async (trx) => {
      const person = trx.updateTable('users').where('id', '=', owner.id);
      // The call is let in and waits for its turn; meanwhile the block is committed.
      await person.set({ name: 'Анна' }).execute();
      const reply = publish();
      await expect.poll(() => waitingForLocks()).toBeGreaterThan(0);
      await person.set({ blocked_at: new Date() }).execute();
      return { late: reply };
    });
    expect((await late).status).toBe(401);
  });
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]?.count ?? 0;
}

describe('whom the staff may block', () => {
  it('nobody of the staff for a moderator, everybody but themself for an admin', async () => {
    const colleague = await createPerson(app, { role: 'moderator' });
    expect((await block(moderator, colleague)).status).toBe(403);
    expect((await block(moderator, admin)).status).toBe(403);
    expect((await block(admin, admin)).status).toBe(403);
    expect((await block(admin, colleague)).status).toBe(204);
    expect((await colleague.visitor.call(getUser)).status).toBe(401);
    expect((await unblock(moderator, colleague)).status).toBe(403);
    expect(await auditAbout(admin)).toEqual([]);
  });

  it('only with a reason', async () => {
    const { id } = await createPerson(app, { role: 'worker' });
    const call = { params: { id }, body: { reason: ' ' } };
    const reply = await moderator.visitor.call(blockingCalls.block, call);
    expect(reply.problem.errors).toHaveProperty('reason');
  });
});

it('the audit log cannot be rewritten', async () => {
  const person = await createPerson(app, { role: 'worker' });
  await block(moderator, person);
  await expect(app.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  await expect(app.db.updateTable('audit_log').set({ actor_id: 0 }).execute()).rejects.toThrow(
    'append-only',
  );
});
