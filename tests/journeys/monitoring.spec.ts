import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startSentryServer } from '#tests/fakes/sentry.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import type { WatchedPage } from '#tests/harness/watched-page.ts';
import { patience } from './navigation.ts';
import { desktop, openAs } from './people.ts';

let sentry: Awaited<ReturnType<typeof startSentryServer>>;
let product: Product;
let quiet: Product;
beforeAll(async () => {
  sentry = await startSentryServer();
  product = await startProduct('demo', { SENTRY_DSN: sentry.dsn, SENTRY_RELEASE: 'r1' });
  quiet = await startProduct('demo');
});
afterEach(() => {
  sentry.items.length = 0;
});
afterAll(async () => {
  await product.stop();
  await quiet.stop();
  await sentry.stop();
});

const typesOf = () => sentry.items.map(({ type }) => type);
const ofType = (type: string) => sentry.items.filter((one) => one.type === type);

/** What a browser draws by lot: 0.05 is among those that are told, 0.95 is not. */
const draw = ({ page }: WatchedPage, lot: number) =>
  page.addInitScript((number) => {
    Math.random = () => number;
  }, lot);

const fail = ({ page }: WatchedPage, words: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, words);

it('nothing is loaded where no server is named', async () => {
  const opened = await openAs(quiet, null);
  const scripts: string[] = [];
  opened.page.on('request', (request) => scripts.push(request.url()));
  await opened.page.goto(quiet.origin, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /sentry|replay/i.test(url))).toEqual([]);
  opened.expectNoErrors();
  await opened.close();
});

it('an error is told with its page and release, and without what is private', async () => {
  const family = await createPerson(product, { role: 'employer', name: 'Анна Незабудкина' });
  const opened = await openAs(product, family);
  opened.expectError(/Сломалось/);
  await draw(opened, 0.05);
  await opened.page.goto(`${product.origin}/tariffs?next=%2Fsecret-place`);
  await expect.poll(typesOf, patience).toContain('transaction');
  await fail(opened, 'Сломалось у anna@nezabudka.example, +7 912 345-67-89');
  await expect.poll(typesOf, patience).toContain('event');
  expect(ofType('event')[0]?.payload).toMatchObject({
    release: 'r1',
    environment: 'demo',
    request: { url: `${product.origin}/tariffs` },
    exception: { values: [{ value: 'Сломалось у {mail}, {phone}' }] },
  });
  const told = JSON.stringify(sentry.items);
  for (const secret of ['Незабудкина', 'nezabudka', family.email, family.phone, 'secret-place']) {
    expect(told).not.toContain(secret);
  }
  expect(sentry.faults).toEqual([]);
  await opened.close();
});

it('three errors of four are not told, and none before the page could be used is lost', async () => {
  const lucky = await openAs(product, null);
  lucky.expectError(/Рано/);
  await draw(lucky, 0.05);
  await lucky.page.addInitScript(() => {
    const timer = setInterval(() => {
      if (!document.body?.querySelector('[data-hydrated], main')) return;
      clearInterval(timer);
      setTimeout(() => {
        throw new Error('Рано');
      }, 1500);
    }, 20);
  });
  await lucky.page.goto(`${product.origin}/about`);
  await expect.poll(typesOf, patience).toContain('event');
  await lucky.close();

  sentry.items.length = 0;
  const other = await openAs(product, null);
  other.expectError(/Не повезло/);
  await draw(other, 0.95);
  await other.page.goto(`${product.origin}/about`);
  await expect.poll(typesOf, patience).toContain('transaction');
  await fail(other, 'Не повезло');
  await other.page.waitForTimeout(1500);
  expect(typesOf()).not.toContain('event');
  await other.close();
});

async function failOnCard(stored: Record<string, string>) {
  const nanny = await createPerson(product, { role: 'worker', name: 'Алёна Краснополянская' });
  const card = await createPublished(nanny, 'resume');
  const opened = await product.open({ ...desktop, stored });
  opened.expectError(/Сломалось/);
  await draw(opened, 0.2);
  await opened.page.goto(`${product.origin}/resume-${card.slug}`);
  await expect.poll(typesOf, patience).toContain('transaction');
  await opened.page.waitForTimeout(2500);
  await fail(opened, 'Сломалось');
  await expect.poll(typesOf, patience).toContain('event');
  // Pages of other tests may say goodbye late.
  const replays = () =>
    ofType('replay_event').filter((one) => JSON.stringify(one).includes(card.slug));
  return { replays, close: opened.close };
}

it('a replay of an error is sent after the consent, and shows no words of anybody', async () => {
  const { replays, close } = await failOnCard({ cookie: 'agreed', role: 'worker' });
  await expect.poll(() => replays().length, { timeout: 30_000 }).toBeGreaterThan(0);
  const recording = JSON.stringify(ofType('replay_recording'));
  expect(recording).toContain('****');
  expect(recording).not.toContain('Алёна');
  expect(recording).not.toContain('Краснополянская');
  expect(sentry.faults).toEqual([]);
  await close();
});

it('no replay is made without the consent', async () => {
  const { replays, close } = await failOnCard({ role: 'worker' });
  await close();
  await sleep(2000);
  expect(replays()).toEqual([]);
});
