import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPage, sharedChromium, type WatchedPage } from '#tests/harness/chromium.ts';

const html = (body: string) =>
  `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${body}`;

const pages: Record<string, string> = {
  '/': html('<p style="display:inline-block" id="text">Няня рядом: ёлка, ₽</p>'),
  '/throws': html('<script>throw new Error("Сломалось")</script>'),
  '/complains': html('<script>console.error("Сломалось")</script>'),
  '/lacks': html('<img src="/missing.png">'),
  '/hydrates': html('<script>console.warn("Hydration failed")</script>'),
  '/cut': html('<script>fetch("/hang-up").catch(() => {})</script>'),
};

let browser: Browser;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/hang-up') response.destroy();
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await sharedChromium();
});

afterAll(async () => {
  server?.close();
});

async function open(options?: Partial<Parameters<typeof openPage>[1]>): Promise<WatchedPage> {
  const watched = await openPage(browser, { width: 360, height: 640, ...options });
  onTestFinished(() => watched.close());
  return watched;
}

async function visit(path: string): Promise<WatchedPage> {
  const watched = await open();
  await watched.page.goto(origin + path, { waitUntil: 'networkidle' });
  return watched;
}

test('a page is drawn with Cyrillic letters', async () => {
  const { page, expectNoErrors } = await visit('/');
  const text = page.locator('#text');
  expect(await text.textContent()).toBe('Няня рядом: ёлка, ₽');
  expect((await text.boundingBox())?.width).toBeGreaterThan(80);
  expect(await page.evaluate(() => navigator.language)).toBe('ru-RU');
  expectNoErrors();
});

test.each(['/throws', '/complains', '/lacks', '/hydrates', '/cut'])(
  'what goes wrong on %s fails a test, unless it was named',
  async (path) => {
    const { expectNoErrors, expectError } = await visit(path);
    expect(expectNoErrors).toThrow('went wrong in the page');
    expectError(/Сломалось|missing\.png|Hydration failed|hang-up/);
    expect(expectNoErrors).not.toThrow();
  },
);

test('scripts can be switched off', async () => {
  const watched = await open({ javaScriptEnabled: false });
  await watched.page.goto(`${origin}/throws`);
  expect(watched.expectNoErrors).not.toThrow();
});

describe('a tab that is used again', () => {
  /** What the page at the top of the server knows of those who were there before. */
  const traces = (page: Page) =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      cookies: document.cookie,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      isOnline: navigator.onLine,
      width: innerWidth,
      isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
      text: document.body.textContent,
    }));

  test('has nothing of those who had it before', async () => {
    // Of settings that nobody else has, or it may be a tab that others have used up.
    const own = { context: { timezoneId: 'Asia/Omsk' } };
    const first = await open(own);
    await first.page.goto(`${origin}/`);
    const fresh = await traces(first.page);
    const place = '**/hang-up';
    await first.page.route(place, (route) => route.fulfill({ body: 'of the first' }));
    await first.page.evaluate(async () => {
      localStorage.setItem('local', 'of the first');
      sessionStorage.setItem('session', 'of the first');
      document.cookie = 'cookie=first';
      await caches.open('of the first');
      await new Promise((resolve) => {
        indexedDB.open('of the first').addEventListener('success', resolve);
      });
    });
    await first.page.setViewportSize({ width: 700, height: 500 });
    await first.page.emulateMedia({ reducedMotion: 'reduce' });
    await first.context.setOffline(true);
    expect(await traces(first.page)).not.toEqual(fresh);
    await first.close();

    const second = await open(own);
    expect(second.page).toBe(first.page);
    await second.page.goto(`${origin}/`);
    expect(await traces(second.page)).toEqual(fresh);
    await expect(second.page.evaluate(() => fetch('/hang-up'))).rejects.toThrow('Failed to fetch');
    expect(await second.page.goBack()).toBeNull();
  });

  test.each<[string, (watched: WatchedPage) => Promise<unknown>]>([
    ['a script of its own', ({ page }) => page.addInitScript(() => undefined)],
    ['leave of the browser', ({ context }) => context.grantPermissions(['clipboard-read'])],
    ['a clock of its own', ({ page }) => page.clock.install()],
    ['a failure', ({ page }) => page.close()],
  ])('is not one that was given %s', async (_what, change) => {
    const first = await open();
    await change(first);
    await first.close();
    expect((await open()).page).not.toBe(first.page);
  });
});
