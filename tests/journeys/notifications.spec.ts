import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify, type Note } from '#server/notifications/notify.actions.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { noteTo } from '#tests/notes.ts';
import { violationsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const tell = ({ id }: Person, text: string, change: Partial<Note> = {}) =>
  product.db
    .transaction()
    .execute((trx) => notify(trx, { ...noteTo(id), line: { text, path: '/about' }, ...change }));

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Уведомления/ });
async function bellSays(page: Page, words: string): Promise<void> {
  await expect
    .poll(() => bell(page).getAttribute('aria-label'), patience)
    .toBe(`Уведомления${words}`);
}
const lines = (page: Page) => page.getByRole('list', { name: 'Уведомления' }).getByRole('listitem');
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Какие уведомления' }).getByRole('link', { name });

it('shows what is new at once, on the bell, in the title and in the list', async () => {
  const anna = await createPerson(product, { role: 'moderator' });
  await tell(anna, 'Первое');
  const phone = await openAs(product, anna, phoneScreen);
  const desk = await openAs(product, anna, desktop);
  const { page } = phone;
  await desk.page.goto(`${product.origin}/about`);
  await page.goto(`${product.origin}/about`);
  await bellSays(page, ', 1\u00a0новое');
  await expect.poll(() => page.title(), patience).toMatch(/^\(1\) О/);

  await bell(page).click();
  await expect.poll(place(page), patience).toBe('/account/notifications/unread');
  await expect.poll(() => page.title(), patience).toBe('(1) Уведомления — Рядом');
  await expect.poll(() => lines(page).count(), patience).toBe(1);
  await tell(anna, 'Второе');
  await expect.poll(() => lines(page).first().innerText(), patience).toContain('Второе');
  await bellSays(page, ', 2\u00a0новых');
  await bellSays(desk.page, ', 2\u00a0новых');
  expect(await violationsOf(page)).toEqual([]);

  // What is marked stays in sight; other pages of the person know it, too.
  await lines(page).first().getByRole('button', { name: 'Прочитано' }).click();
  await bellSays(page, ', 1\u00a0новое');
  await bellSays(desk.page, ', 1\u00a0новое');
  expect(await lines(page).count()).toBe(2);

  // A push raises the counts of what was read, and does not stand there.
  await tab(page, /^Прочитанные/).click();
  await expect.poll(() => lines(page).count(), patience).toBe(1);
  await tell(anna, 'Третье');
  await expect.poll(() => tab(page, /^Непрочитанные/).innerText(), patience).toContain('2');
  expect(await lines(page).count()).toBe(1);

  await page.getByRole('button', { name: 'Прочитать все' }).click();
  await bellSays(page, '');
  await bellSays(desk.page, '');
  await expect.poll(() => desk.page.title(), patience).toMatch(/^О/);
  await tab(page, /^Непрочитанные/).click();
  await page.getByRole('heading', { name: 'Всё прочитано' }).waitFor();
  for (const one of [phone, desk]) {
    one.expectNoErrors();
    await one.close();
  }
});

/** Nothing more is fetched: `networkidle` comes before what a page fetches when it has time. */
async function settle(page: Page): Promise<void> {
  let before = -1;
  let fetched = 0;
  while (fetched !== before) {
    before = fetched;
    await sleep(1500);
    fetched = await page.evaluate(() => performance.getEntriesByType('resource').length);
  }
}

it('follows a line to what it tells of, and reads it; a lost line loses nothing', async () => {
  const anna = await createPerson(product, { role: 'moderator' });
  for (let told = 1; told <= 25; told += 1) await tell(anna, `№ ${told}`);
  const { page, expectError, expectNoErrors, close } = await openAs(product, anna, desktop);
  expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.goto(`${product.origin}/account/notifications/all`);
  // The way to the list is marked on each of its pages.
  const rail = page.getByRole('navigation', { name: 'Разделы кабинета' });
  expect(await rail.locator('[aria-current]').allInnerTexts()).toEqual(['Уведомления']);
  await expect.poll(() => lines(page).count(), patience).toBe(20);
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect.poll(() => lines(page).count(), patience).toBe(25);

  // What the page still fetches would be missing, too.
  await settle(page);
  await page.context().setOffline(true);
  await tell(anna, 'Пока не было связи');
  await page.context().setOffline(false);
  await expect.poll(() => lines(page).count(), { timeout: 30_000 }).toBe(26);
  await page.getByRole('link', { name: /Пока не\sбыло связи/ }).click();
  await expect.poll(place(page), patience).toBe('/about');
  await bellSays(page, ', 25\u00a0новых');
  expectNoErrors();
  await close();
});
