import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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

async function open(wishes?: { javaScriptEnabled: boolean }): Promise<WatchedPage> {
  const watched = await openPage(browser, { width: 360, height: 640, ...wishes });
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
