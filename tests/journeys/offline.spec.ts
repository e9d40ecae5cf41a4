import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import { dialogCalls } from '#contract/dialogs.ts';
import { createDialog, send, showChannel } from '#tests/dialogs.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { violationsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen, signIn } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const withWorker = { ...phoneScreen, context: { serviceWorkers: 'allow' as const } };

/** Paths of the pages that are saved in this browser, and all that can be read in them. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url);
        const text = search ? '' : await (await cache.match(url))?.text();
        found.push({ cache: name, path: pathname + search, text: text ?? '' });
      }
    }
    return found;
  });
const paths = async (page: Page) => (await saved(page)).map(({ path }) => path);

async function untilSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => paths(page), patience).toContain(path);
}

const words = 'Приходите в среду, код домофона 4711';
/** In the conversation, and not in the list beside it. */
const said = (page: Page) => page.locator('p').getByText(words, { exact: true });
const line = (page: Page) => page.getByText(/^Вы\sне\sв\sсети, показываем сохранённое \d+\s[а-я]+/);

it('a card and a dialog are read again without a connection, by their reader alone', async () => {
  const dialog = await createDialog(product);
  await send(dialog.family, dialog.channel, words);
  const card = cardPath(dialog.resume);
  const thread = `/account/message/${dialog.channel}`;
  const { page, context, expectError, expectNoErrors, close } = await openAs(
    product,
    dialog.family,
    { ...withWorker, ...desktop },
  );
  await page.goto(product.origin + card);
  await expect.poll(place(page), patience).toBe(card);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await untilSaved(page, card);
  await page.getByRole('button', { name: 'Написать' }).click();
  await expect.poll(place(page), patience).toBe(thread);
  await untilSaved(page, thread);
  expect((await saved(page)).filter(({ text }) => text.includes('<form'))).toEqual([]);
  expect((await paths(page)).filter((path) => path.includes('.js'))).toEqual([]);

  // Nobody listens: pages are loaded anew, by their address and by a link.
  const comeBack = await product.goAway();
  expectError(/ERR_|Failed to|503|WebSocket|fetch|Нет связи/);
  await page.goto(product.origin + card);
  await line(page).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Всё сохранённое' }).click();
  await page.getByRole('heading', { name: 'Нет связи' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('main').locator(`a[href="${thread}"]`).click();
  await said(page).waitFor();
  await page.goto(`${product.origin}/tariffs`);
  await page.getByRole('heading', { name: 'Нет связи' }).waitFor();
  await comeBack();
  await page.goto(product.origin + card);
  await expect.poll(place(page), patience).toBe(card);
  expect(await line(page).count()).toBe(0);

  // The device is offline, and the page is an open one.
  await context.setOffline(true);
  await page.getByText('Нет связи. Показываем то, что успели загрузить.').waitFor();
  await page.evaluate((to) => history.pushState(null, '', to), thread);
  await said(page).waitFor();
  await line(page).waitFor();
  await context.setOffline(false);
  await expect.poll(place(page), patience).toBe(thread);
  expect(await line(page).count()).toBe(0);

  // Whoever comes next finds nothing.
  await page.goto(`${product.origin}/account`);
  await expect.poll(place(page), patience).toMatch(/^\/account/);
  await page.getByRole('banner').locator('summary', { hasText: 'Мой кабинет' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Выход' }).click();
  await expect.poll(place(page), patience).toBe('/');
  await expect
    .poll(async () => (await saved(page)).filter(({ path }) => path === card), patience)
    .toEqual([]);
  const left = await saved(page);
  expect(left.filter(({ text }) => text.includes('4711'))).toEqual([]);
  expect(left.filter(({ path }) => path.startsWith('/account'))).toEqual([]);
  await page.goto(product.origin + card);
  await expect.poll(place(page), patience).toBe(card);
  await untilSaved(page, card);
  const stranger = await createPerson(product, { role: 'employer' });
  await page.goto(`${product.origin}/?modal=login`);
  await signIn(page, stranger.phone);
  await expect.poll(() => paths(page), patience).not.toContain(card);
  expectNoErrors();
  await close();
});

it('a phone can install the site, and share with it', async () => {
  const dialog = await createDialog(product);
  await send(dialog.family, dialog.channel, 'Здравствуйте!');
  await dialog.worker.visitor.call(dialogCalls.keepDraft, {
    params: { channel: dialog.channel },
    body: { text: 'Начало' },
  });
  const { page, expectNoErrors, close } = await openAs(product, dialog.worker, withWorker);
  await page.goto(`${product.origin}/about`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), patience)
    .toBe(true);
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);

  await page.goto(`${product.origin}/share?text=${encodeURIComponent('Приду в семь')}`);
  await page.getByRole('heading', { name: 'Что с этим сделать?' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /Анна Петрова/ }).click();
  await expect.poll(place(page), patience).toBe(`/account/message/${dialog.channel}`);
  const { draft } = await showChannel(dialog.worker, dialog.channel);
  expect(draft).toBe('Начало\nПриду в семь');
  const link = product.origin + cardPath(dialog.resume);
  await page.goto(`${product.origin}/share?text=${encodeURIComponent(`Смотрите ${link}`)}`);
  await expect.poll(place(page), patience).toBe(cardPath(dialog.resume));
  expectNoErrors();
  await close();
});
