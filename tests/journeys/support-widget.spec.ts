import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localhostCertificate, localhostKey } from '#tests/fakes/localhost-certificate.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { patience } from './navigation.ts';
import { desktop } from './people.ts';

/** Draws as chats do: by markup, with a style of its own, in a frame of its own origin. */
const script = `(function () {
  var style = document.createElement('style');
  style.textContent = '#chat { position: fixed; right: 8px; bottom: 8px; }';
  document.head.append(style);
  var box = document.createElement('div');
  box.id = 'chat';
  box.innerHTML = '<iframe title="Чат поддержки" src="' + new URL('/frame', document.currentScript.src) + '"></iframe>';
  document.body.append(box);
})()`;

let vendor: Server;
let product: Product;
let demo: Product;
beforeAll(async () => {
  vendor = createServer({ key: localhostKey, cert: localhostCertificate }, (request, reply) => {
    const isScript = request.url === '/widget.js';
    reply
      .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
      .end(isScript ? script : '<p>Чем помочь?</p>');
  });
  await new Promise<void>((ready) => vendor.listen(0, '127.0.0.1', ready));
  const address = `https://localhost:${(vendor.address() as AddressInfo).port}/widget.js`;
  product = await startProduct('production', { SUPPORT_WIDGET_URL: address });
  demo = await startProduct('demo', { SUPPORT_WIDGET_URL: address });
});
afterAll(async () => {
  await product.stop();
  await demo.stop();
  vendor.closeAllConnections();
  vendor.close();
});

const look = (at: Product, stored: Record<string, string>) =>
  at.open({ ...desktop, stored, context: { ignoreHTTPSErrors: true } });

it('a chat comes after the consent to cookies, and the policy names it', async () => {
  const { page, expectNoErrors, close } = await look(product, { role: 'worker' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${product.origin}/about`, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('widget.js'))).toEqual([]);
  await page.getByRole('button', { name: 'Согласен' }).click();
  const chat = page.frameLocator('iframe[title="Чат поддержки"]');
  await chat.getByText('Чем помочь?').waitFor();
  await page.goto(`${product.origin}/cookiepolicy-page`);
  await page.getByText('Чат поддержки', { exact: true }).waitFor();
  expectNoErrors();
  await close();
});

it('there is none in the demo, and its policy stays as strict as without', async () => {
  const { page, expectNoErrors, close } = await look(demo, { cookie: 'agreed', role: 'worker' });
  const answer = await page.goto(`${demo.origin}/cookiepolicy-page`, { waitUntil: 'networkidle' });
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await page.getByText('Чат поддержки', { exact: true }).count()).toBe(0);
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('https://localhost');
  await expect.poll(() => page.title(), patience).toContain('Cookies');
  expectNoErrors();
  await close();
});
