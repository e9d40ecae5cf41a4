import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personChannel } from '#contract/realtime.ts';
import { login, logout } from '#contract/session.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { createPerson, password } from '#tests/factories.ts';
import { startPusherServer } from '#tests/fakes/pusher-server.ts';
import { type Product, startProduct } from '#tests/harness/product.ts';
import { noteTo } from '#tests/notes.ts';
import { patience } from './navigation.ts';
import { desktop, openAs } from './people.ts';

let pusher: Awaited<ReturnType<typeof startPusherServer>>;
let product: Product;
beforeAll(async () => {
  pusher = await startPusherServer();
  product = await startProduct('demo', pusher.environment);
});
afterAll(async () => {
  await product.stop();
  await pusher.stop();
});

const unread = (page: Page) =>
  page
    .getByRole('link', { name: /уведомлени/i })
    .first()
    .textContent();

it('a page listens to the server that the settings name, and comes back when that ends its socket', async () => {
  const person = await createPerson(product, { role: 'worker' });
  const channel = personChannel(person.id);
  const { page, expectNoErrors, close } = await openAs(product, person, desktop);
  const hosts: string[] = [];
  page.on('websocket', (socket) => hosts.push(new URL(socket.url()).host));
  await page.goto(`${product.origin}/cookiepolicy-page`);
  await expect.poll(() => pusher.sockets.listening(channel), patience).toBe(1);
  await expect.poll(() => pusher.sockets.signedIn(String(person.id)), patience).toBe(1);
  const host = `127.0.0.1:${pusher.port}`;
  expect(hosts).toEqual([host]);
  await product.db.transaction().execute((trx) => notify(trx, noteTo(person.id)));
  await expect.poll(() => unread(page), patience).toContain('1');
  // Another session of the same person ends: the server of sockets knows only the person.
  const other = product.visitor();
  await other.call(login, { body: { login: person.phone, password } });
  expect((await other.call(logout)).status).toBe(204);
  await expect.poll(() => pusher.terminated, patience).toEqual([String(person.id)]);
  await expect.poll(() => hosts, patience).toEqual([host, host]);
  await expect.poll(() => pusher.sockets.listening(channel), patience).toBe(1);
  expectNoErrors();
  await close();
});
