import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushCalls } from '#contract/push.ts';
import { getPublicConfig } from '#contract/public-config.ts';
import { logout } from '#contract/session.ts';
import { updateSettings } from '#contract/settings.ts';
import { GatewayError } from '#server/platform/gateways/gateway.ts';
import { isPublicAddress, lookupPublic } from '#server/platform/gateways/public-addresses.ts';
import { pushKeys, webPush } from '#server/platform/gateways/web-push.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { localhostCertificate } from '#tests/fakes/localhost-certificate.ts';
import { type FakeBrowser, startPushService } from '#tests/fakes/push-service.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { noteTo } from '#tests/notes.ts';
import { notify, type Note } from './notify.actions.ts';
import { sendPush } from './push.actions.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  app = await startTestApp();
  service = await startPushService();
});
afterAll(async () => {
  await service.stop();
  await app.stop();
});

const subscribe = async (person: Person, browser: FakeBrowser) =>
  (await person.visitor.send(pushCalls.subscribe, { body: browser.subscription })).status;

async function subscribed() {
  const person = await createPerson(app, { role: 'worker' });
  const browser = service.subscribe();
  expect(await subscribe(person, browser)).toBe(204);
  return { person, browser };
}

const tell = ({ id }: Person, change: Partial<Note> = {}) =>
  app.db.transaction().execute((trx) => notify(trx, { ...noteTo(id), ...change }));

/** Does what was asked for of one person, as the worker does; the service is on this machine. */
async function push({ id }: Person, now = new Date()): Promise<void> {
  const gateway = webPush(app.deps.config, { ca: localhostCertificate });
  const deps = { ...app.deps, gateways: { ...app.deps.gateways, push: gateway } };
  const browsers = await app.db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', id)
    .execute();
  const note = await app.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  for (const browser of browsers) {
    await sendPush(deps, { notification_id: note.id, subscription_id: browser.id }, now);
  }
}

const browsersOf = async ({ id }: Person) =>
  (await app.db.selectFrom('push_subscriptions').select('id').where('user_id', '=', id).execute())
    .length;
const countJobs = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send_push'
  `.execute(app.db);
  return rows[0]?.count;
};

describe('a push', () => {
  it('says that something has happened and where to look, and nothing of what was written', async () => {
    const { person, browser } = await subscribed();
    await tell(person, { line: { text: 'Анна пишет: приходите', path: '/account/message/abc' } });
    await push(person);
    expect(browser.pushes).toEqual([
      {
        title: 'Рядом',
        body: 'Ваши контакты открыли',
        path: '/account/message/abc',
        tag: '/account/message/abc',
      },
    ]);
  });

  it('is asked for with the notification, once a browser', async () => {
    const { person } = await subscribed();
    await subscribe(person, service.subscribe());
    const before = await countJobs();
    await tell(person);
    expect(await countJobs()).toBe((before ?? 0) + 2);
  });

  it('does not come about what was read, is switched off, or long past', async () => {
    const { person, browser } = await subscribed();
    await tell(person);
    await push(person, new Date(Date.now() + 2 * 60 * 60 * 1000));
    const notifications = [{ kind: 'contact_opened' as const, push: false }];
    await person.visitor.call(updateSettings, { body: { notifications } });
    await push(person);
    await tell(person, { heldBackBy: null });
    await app.db
      .updateTable('notifications')
      .set({ read_at: new Date() })
      .where('user_id', '=', person.id)
      .execute();
    await push(person);
    expect(browser.pushes).toEqual([]);
    await tell(person, { heldBackBy: null });
    await push(person);
    expect(browser.pushes).toHaveLength(1);
  });

  it('does not come to a browser in which somebody has signed out', async () => {
    const { person, browser } = await subscribed();
    await tell(person);
    await person.visitor.call(logout);
    await push(person);
    expect(browser.pushes).toEqual([]);
  });

  it('is tried again when the service fails, and never again where the browser is gone', async () => {
    const { person, browser } = await subscribed();
    await tell(person);
    service.answerWith(503);
    await expect(push(person)).rejects.toThrow('push service 503');
    await push(person);
    expect(browser.pushes).toHaveLength(1);
    service.forget(browser);
    await push(person);
    expect(await browsersOf(person)).toBe(0);
  });
});

describe('a browser', () => {
  it('belongs to whoever has signed in there last', async () => {
    const { person, browser } = await subscribed();
    const next = await createPerson(app, { role: 'employer' });
    expect(await subscribe(next, browser)).toBe(204);
    expect([await browsersOf(person), await browsersOf(next)]).toEqual([0, 1]);
    const body = { endpoint: browser.subscription.endpoint };
    await person.visitor.call(pushCalls.unsubscribe, { body });
    expect(await browsersOf(next)).toBe(1);
    await next.visitor.call(pushCalls.unsubscribe, { body });
    expect(await browsersOf(next)).toBe(0);
  });

  it('is one of ten at most: the oldest goes', async () => {
    const { person } = await subscribed();
    for (let more = 0; more < 10; more += 1) await subscribe(person, service.subscribe());
    expect(await browsersOf(person)).toBe(10);
  });

  it('is refused without an address and keys of the right size', async () => {
    const { person, browser } = await subscribed();
    const { keys, endpoint } = browser.subscription;
    for (const body of [
      { endpoint: 'http://push.example/1', keys },
      { endpoint: 'file:///etc/passwd', keys },
      { endpoint: endpoint.replace('localhost', '127.0.0.1'), keys },
      { endpoint: 'https://push.stranger.example/1', keys },
      { endpoint: 'https://localhost.stranger.example/1', keys },
      { endpoint: 'https://strangerlocalhost/1', keys },
      { endpoint, keys: { ...keys, auth: 'короткий' } },
      { endpoint, keys: { ...keys, p256dh: 'AAAA' } },
    ]) {
      expect((await person.visitor.send(pushCalls.subscribe, { body })).status).toBe(422);
    }
  });
});

describe('the way out', () => {
  it('is closed where no browser is, also for what was stored before, and for keys of no curve', async () => {
    const { person, browser } = await subscribed();
    await tell(person);
    const change = (row: { endpoint: string } | { p256dh: string }) =>
      app.db.updateTable('push_subscriptions').set(row).where('user_id', '=', person.id).execute();
    await change({ p256dh: Buffer.alloc(65, 7).toString('base64url') });
    await push(person);
    expect(await browsersOf(person)).toBe(0);
    expect(await subscribe(person, browser)).toBe(204);
    await change({ endpoint: 'https://push.stranger.example/1' });
    await push(person);
    expect(await browsersOf(person)).toBe(0);
  });

  it('leads to hosts of the internet only', async () => {
    const inner = ['127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '172.20.0.1'];
    const others = ['::1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '0.0.0.0', 'localhost'];
    expect([...inner, ...others].filter(isPublicAddress)).toEqual([]);
    expect(['142.250.74.42', '2a00:1450:4010::5f'].every(isPublicAddress)).toBe(true);
    const failed = await new Promise((told) => lookupPublic('localhost', {}, told));
    expect(String(failed)).toContain('not a host of the internet');
  });

  it('is closed to a service on this machine, whatever it is called', async () => {
    const { subscription } = service.subscribe();
    const { keys } = subscription;
    const gateway = webPush(app.deps.config);
    const tried = service.tries.length;
    const port = new URL(subscription.endpoint).port;
    for (const host of ['localhost', '127.0.0.1', '[::1]', '2130706433']) {
      const to = { endpoint: `https://${host}:${port}/`, ...keys };
      await expect(gateway.send({ to, text: '{}', topic: 'a' })).rejects.toThrow(GatewayError);
    }
    expect(service.tries).toHaveLength(tried);
  });

  it('has keys that stay as long as the secret does, and browsers are told the public one', async () => {
    const { secret } = app.deps.config;
    expect(pushKeys(secret)).toEqual(pushKeys(secret));
    const { push_key } = (await app.visitor().call(getPublicConfig)).data;
    expect(push_key).toBe(pushKeys(secret).publicKey);
    expect(Buffer.from(push_key, 'base64url')).toHaveLength(65);
  });
});
