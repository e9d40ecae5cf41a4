import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPublicConfig } from '#contract/public-config.ts';
import { type SettingsWriting, siteSettingsCalls } from '#contract/site-settings.ts';
import { followPageChanges } from '#server/platform/cache/page-invalidation.ts';
import { PageCache } from '#server/platform/cache/page-cache.ts';
import { sendMessage } from '#server/deliveries/budget.actions.ts';
import { openDatabase } from '#server/platform/database.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { followNotice } from './actions.ts';
import { currentNotice } from './queries.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());

const show = async () => (await admin.visitor.call(siteSettingsCalls.show)).data;
const nothing: Omit<SettingsWriting, 'version'> = {
  moderation: null,
  sms_daily_budget: null,
  sms_abroad_daily_budget: null,
  notice_text: '',
  notice_from: null,
  notice_until: null,
};
async function save(parts: Partial<SettingsWriting>) {
  const { version } = await show();
  return admin.visitor.call(siteSettingsCalls.save, { body: { ...nothing, version, ...parts } });
}
const notice = async () => (await app.visitor().call(getPublicConfig)).data.notice;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

beforeEach(async () => {
  await save({});
});

describe('settings of the site', () => {
  it('say what the server was started with while nothing is chosen', async () => {
    const { moderation, usual } = await show();
    expect([moderation, usual.moderation]).toEqual([null, app.deps.config.moderation]);
    expect(usual.sms_daily_budget).toBe(app.deps.config.messages.perDay);
  });

  it('make every new card wait for a moderator, and back', async () => {
    const family = await createPerson(app, { role: 'employer' });
    const stateOf = async () => (await createPublished(family, 'vacancy')).state;
    await save({ moderation: 'all' });
    expect(await stateOf()).toBe('moderation');
    await save({});
    const other = await createPerson(app, { role: 'employer' });
    expect((await createPublished(other, 'vacancy')).state).toBe('published');
  });

  it('stop messages that cost money, at once', async () => {
    const send = () =>
      app.db
        .transaction()
        .execute((trx) =>
          sendMessage(trx, app.deps.config, { address: '+79001112233' }, { text: 'Код 123456' }),
        );
    expect(await send()).toBe(true);
    await save({ sms_daily_budget: 1 });
    expect(await send()).toBe(false);
    await save({ sms_daily_budget: 2 });
    expect(await send()).toBe(true);
    expect((await show()).sms_used_today.all).toBe(2);
  });

  it('are not written over by who has seen older ones', async () => {
    const { version } = await show();
    const write = (sms_daily_budget: number) =>
      admin.visitor.call(siteSettingsCalls.save, {
        body: { ...nothing, version, sms_daily_budget },
      });
    const answers = await Promise.all([write(5), write(6), write(7)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('are written down with what they were before', async () => {
    await save({ sms_daily_budget: 77, notice_text: 'Работы' });
    const entry = await app.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      action: 'settings_save',
      detail: { sms_daily_budget: '— → 77', notice_text: '— → Работы' },
    });
  });

  it.each([
    ['sms_daily_budget', { sms_daily_budget: -1 }],
    ['sms_daily_budget', { sms_daily_budget: 1.5 }],
    ['notice_text', { notice_text: 'а'.repeat(201) }],
    ['notice_until', { notice_from: inSeconds(60), notice_until: inSeconds(30) }],
    ['notice_until', { notice_until: inSeconds(-30) }],
  ])('refuse a wrong %s in Russian', async (field, parts) => {
    const { status, problem } = await save(parts);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
    expect(problem.errors?.[field]?.[0]).toMatch(/[а-я]/);
  });

  it('are no business of a moderator', async () => {
    const moderator = await createPerson(app, { role: 'moderator' });
    expect((await moderator.visitor.call(siteSettingsCalls.show)).status).toBe(403);
    const body = { ...nothing, version: 1 };
    expect((await moderator.visitor.call(siteSettingsCalls.save, { body })).status).toBe(403);
  });
});

describe('the line above every page', () => {
  const changes = async () =>
    (await app.db.selectFrom('page_changes').select('tags').execute()).filter(({ tags }) =>
      tags.includes('settings'),
    ).length;

  it('stands from its beginning to its end, and pages made before hear of both, once', async () => {
    await save({
      notice_text: 'Ночью работы',
      notice_from: inSeconds(60),
      notice_until: inSeconds(90),
    });
    expect(await notice()).toBeNull();
    const before = await changes();
    await followNotice(app.db);
    expect(await changes()).toBe(before);
    await app.db
      .updateTable('site_settings')
      .set({ notice_from: inSeconds(-1) })
      .execute();
    await Promise.all([followNotice(app.db), followNotice(app.db)]);
    expect([await changes(), await notice()]).toEqual([before + 1, 'Ночью работы']);
    await app.db
      .updateTable('site_settings')
      .set({ notice_from: inSeconds(-9), notice_until: inSeconds(-1) })
      .execute();
    await followNotice(app.db);
    expect([await changes(), await notice()]).toEqual([before + 2, null]);
  });

  it('is known to another process within two seconds', async () => {
    const db = openDatabase({ url: app.url, size: 2 });
    const following = followPageChanges(
      { ...app.deps, db },
      new PageCache({ maxBytes: 1_000_000, ttlMs: 60_000 }),
    );
    expect(await currentNotice(db)).toBeNull();
    await save({ notice_text: 'Мы переезжаем' });
    await expect.poll(() => currentNotice(db), { timeout: 2000 }).toBe('Мы переезжаем');
    following.stop();
    await db.destroy();
  });
});
