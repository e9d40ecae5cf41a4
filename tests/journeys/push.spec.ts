import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PushMessage } from '#contract/push.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { patience } from './navigation.ts';
import { desktop, openAs } from './people.ts';

const withWorker = { ...desktop, context: { serviceWorkers: 'allow' as const } };

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const message: PushMessage = {
  title: 'Рядом',
  body: 'Вам написали',
  path: '/account/message',
  tag: '/account/message',
};

/** As the browser's own service hands it to the worker. */
async function deliver(page: Page, context: BrowserContext): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(product.origin));
      if (own) found(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: product.origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

/** This browser has no screen to show them on: what the worker asks it for is kept. */
const keepShown = (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(() => {
    const worker = globalThis as unknown as KeepingWorker;
    worker.shown = [];
    worker.registration.showNotification = async (title, options = {}) => {
      worker.shown.push({ title, body: options.body, data: options.data });
    };
  });

const shown = (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(() => (globalThis as unknown as KeepingWorker).shown);

interface KeepingWorker {
  registration: ServiceWorkerRegistration;
  shown: { title: string; body: string | undefined; data: unknown }[];
}

it('is shown when no page of the site is looked at, without a word of what was written', async () => {
  const anna = await createPerson(product, { role: 'moderator' });
  const { page, expectNoErrors, close } = await openAs(product, anna, withWorker);
  const context = page.context();
  await page.goto(`${product.origin}/about`);
  // What the policy of the page allows, it registers.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  const elsewhere = await context.newPage();
  await page.goto('about:blank');
  await keepShown(context);
  await deliver(elsewhere, context);
  await expect
    .poll(() => shown(context), patience)
    .toEqual([{ title: 'Рядом', body: 'Вам написали', data: { path: '/account/message' } }]);
  expectNoErrors();
  await close();
});

it('says so when the browser cannot, and the switch stays where it was', async () => {
  const anna = await createPerson(product, { role: 'moderator' });
  const { page, expectNoErrors, close } = await openAs(product, anna, withWorker);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => 'granted';
    // The service of this browser is not on this machine.
    PushManager.prototype.subscribe = () => Promise.reject(new Error('push service'));
  });
  await page.goto(`${product.origin}/account/settings`);
  const own = page.getByRole('switch', { name: /^Уведомления на этом устройстве/ });
  await expect.poll(() => own.isEnabled(), patience).toBe(true);
  await own.click();
  await page.getByText('Не получилось.').waitFor();
  expect(await own.isChecked()).toBe(false);
  expectNoErrors();
  await close();
});
