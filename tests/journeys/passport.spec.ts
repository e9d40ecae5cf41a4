import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { jpegPhoto } from '#tests/pictures.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen } from './people.ts';

/** A decision takes effect ten seconds after it was made. */
const applied = { timeout: 40_000, interval: 300 };
const path = '/account/edit/verify-passport';

let product: Product;
let nanny: Person;
let olga: Person;
let card: OwnCard;
beforeAll(async () => {
  product = await startProduct();
  olga = await createPerson(product, { role: 'moderator', name: 'Ольга Петрова' });
  nanny = await createPerson(product, { role: 'worker', name: 'Анна Белова' });
  card = await createPublished(nanny, 'resume', { title: 'Няня с паспортом' });
});
afterAll(() => product.stop());

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await jpegPhoto({ width: 1200, height: 800, background })),
});
const group = (page: Page, name: string) => page.getByRole('group', { name });

it('a nanny sends her passport, a moderator sees it, and everybody sees the mark', async () => {
  const { page, expectNoErrors, close } = await openAs(product, nanny, phoneScreen);
  await page.goto(`${product.origin}/account`);
  await page.getByRole('link', { name: 'Загрузите паспорт' }).first().click();
  await expect.poll(place(page), patience).toBe(path);
  await page.getByRole('button', { name: 'Отправить на проверку' }).click();
  await page.getByText('Выберите снимок страницы с фотографией').waitFor();
  await page.getByText('Без согласия мы не можем посмотреть паспорт').waitFor();
  expect(await problemsOf(page)).toEqual([]);

  const front = group(page, 'Страница с фотографией');
  await front
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await front.getByText('Это не фотография').waitFor();
  const input = (name: string) => group(page, name).locator('input[type=file]').first();
  await input('Страница с фотографией').setInputFiles(await photo('page.jpg', '#556677'));
  await input('Вы с паспортом в руках').setInputFiles(await photo('selfie.jpg', '#776655'));
  await page.getByRole('img', { name: 'Вы выбрали: вы с паспортом в руках' }).waitFor();
  expect(await page.getByText('Выберите снимок').count()).toBe(0);
  await page.getByRole('checkbox', { name: /Согласен на обработку фотографий/ }).check();
  await page.getByRole('button', { name: 'Отправить на проверку' }).click();
  await page.getByRole('heading', { name: 'Паспорт на проверке' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await approve();

  const guest = await openAs(product, null);
  const shown = async () => {
    await guest.page.goto(product.origin + cardPath({ kind: 'resume', slug: card.slug }));
    return guest.page.getByText(/^Паспорт проверен \d/).count();
  };
  await expect.poll(shown, applied).toBe(1);
  await guest.page.goto(`${product.origin}/resumes/moskva/nyanya?passport=yes`);
  const tile = guest.page.getByRole('article').filter({ hasText: 'Няня с паспортом' });
  await tile.getByText('Паспорт проверен').waitFor();
  guest.expectNoErrors();
  await guest.close();

  await page.reload();
  await page.getByRole('heading', { name: /^Паспорт проверен \d/ }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.goto(`${product.origin}/account/edit/edit-profile`);
  await page.getByLabel('Как вас зовут').fill('Анна Чернова');
  await page.getByText('отметка «Паспорт проверен» снимется').waitFor();
  expectNoErrors();
  await close();
});

async function approve(): Promise<void> {
  const { page, expectNoErrors, close } = await openAs(product, olga);
  await page.goto(`${product.origin}/admin`);
  await page
    .getByRole('link', { name: /^Паспорта/ })
    .first()
    .click();
  await expect.poll(place(page), patience).toBe('/admin/passports');
  const article = page.getByRole('article');
  await article.getByRole('heading', { name: 'Анна Белова' }).waitFor();
  await article.getByText('1980').waitFor();
  for (const name of ['Страница с фотографией', 'Человек с паспортом']) {
    const picture = article.getByRole('img', { name: `${name}, открыть целиком` });
    await picture.waitFor();
    const width = () => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth);
    await expect.poll(width, patience).toBe(1200);
  }
  expect(await problemsOf(page)).toEqual([]);
  const looks = await product.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', String(nanny.id))
    .execute();
  const look = { action: 'passport_view', actor_id: olga.id };
  expect(looks).toEqual([look, look]);
  await page.getByRole('button', { name: /^Подтвердить/ }).click();
  await page.getByText('Паспорт подтверждён').first().waitFor();
  expectNoErrors();
  await close();
}
