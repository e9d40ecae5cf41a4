import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { focusOf, problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
let olga: Person;
beforeAll(async () => {
  product = await startProduct();
  olga = await createPerson(product, { role: 'moderator', name: 'Ольга Петрова' });
  const worker = await createPerson(product, { role: 'worker' });
  const about = 'Люблю детей, гуляю с ними в парке, читаю сказки. Звоните: +7 916 123-45-67.';
  await createPublished(worker, 'resume', { about });
});
afterAll(() => product.stop());

it('the rooms of the staff have a frame of their own, with all sections in one row', async () => {
  const { page, expectNoErrors, close } = await openAs(product, olga, desktop);
  await page.addInitScript(() => localStorage.clear());
  await page.goto(product.origin);
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  await page.getByRole('link', { name: 'Модерация' }).first().click();
  await expect.poll(place(page), patience).toBe('/admin');
  for (const name of ['Cookies', 'Что вы ищете?']) {
    expect(await page.getByRole('region', { name }).count()).toBe(0);
  }
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Вакансии' }).count()).toBe(0);
  const header = page.getByRole('banner');
  await header.getByText('служебная часть').waitFor();
  await header.getByRole('link', { name: 'Ольга Петрова модератор' }).waitFor();
  const sections = header.getByRole('navigation', { name: 'Разделы' });
  await sections.getByRole('link', { name: /^Карточки\s*1$/ }).waitFor();
  expect(await sections.getByRole('link', { name: 'Журнал' }).count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);

  await page.reload();
  await expect.poll(place(page), patience).toBe('/admin');
  await page.keyboard.press('Tab');
  expect((await focusOf(page)).name).toBe('К содержанию');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Клавиши' }).getByText('Эта подсказка').waitFor();
  await page.keyboard.press('Escape');
  await header.getByRole('link', { name: 'На сайт' }).click();
  await expect.poll(place(page), patience).toBe('/');
  await page.getByRole('contentinfo').waitFor();
  expectNoErrors();
  await close();
});

it('on a phone the sections fold, and lead out as well', async () => {
  const leaver = await createPerson(product, { role: 'moderator', name: 'Игорь Серов' });
  const { page, expectNoErrors, close } = await openAs(product, leaver, phoneScreen);
  await page.goto(`${product.origin}/admin`);
  await expect.poll(place(page), patience).toBe('/admin');
  const fold = page.getByRole('banner').getByRole('group');
  await fold.getByText('Обзор').first().click();
  await fold.getByText('Игорь Серов').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await fold.getByRole('link', { name: 'Жалобы' }).click();
  await expect.poll(place(page), patience).toBe('/admin/complaints');
  await fold.getByRole('link', { name: 'Жалобы' }).waitFor({ state: 'hidden' });
  await fold.getByText('Жалобы').first().click();
  await fold.getByRole('button', { name: 'Выход' }).click();
  await expect.poll(place(page), patience).toBe('/');
  expectNoErrors();
  await close();
});
