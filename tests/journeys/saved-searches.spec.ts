import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { savedSearchCalls } from '#contract/saved-searches.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen, signIn } from './people.ts';

const listing = '/resumes/tula/nyanya';
let product: Product;
let card: OwnCard;
let told: Person;
beforeAll(async () => {
  product = await startProduct();
  card = await publish('Няня первая');
  // The letter comes within a minute, while the other journeys are made.
  told = await createPerson(product, { role: 'employer' });
  await told.visitor.call(savedSearchCalls.add, {
    body: { kind: 'resume', query: { city: 'tula' }, telling: 'instant' },
  });
  await publish('Няня из письма');
});
afterAll(() => product.stop());

const publish = async (title: string): Promise<OwnCard> => {
  const nanny = await createPerson(product, { role: 'worker' });
  return createPublished(nanny, 'resume', { city: 'tula', place: null, title });
};
const kept = async ({ visitor }: Person) => (await visitor.call(savedSearchCalls.list)).data.data;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Also until what comes later than the page, such as the button that saves, is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path, { waitUntil: 'networkidle' });
  await expect.poll(place(page), patience).not.toBe('not hydrated');
}

describe.each([
  ['on a phone', phoneScreen],
  ['on a desktop', desktop],
])('a search %s', (_where, screen) => {
  it('is saved, told of otherwise, opened with what is new, renamed and removed', async () => {
    const olga = await createPerson(product, { role: 'employer' });
    await createPublished(olga, 'vacancy');
    const { page, expectNoErrors, close } = await openAs(product, olga, screen);
    await open(page, listing);
    await button(page, 'Сохранить поиск').click();
    const dialog = page.getByRole('dialog', { name: 'Поиск сохранён' });
    await dialog.getByText('«Няня в Туле»').waitFor();
    await dialog.getByText('Сразу', { exact: true }).click();
    await expect.poll(async () => (await kept(olga))[0]?.telling, patience).toBe('instant');
    await button(page, 'Готово').click();
    await button(page, 'Поиск сохранён').waitFor();

    await publish('Няня вторая');
    await open(page, '/account/searches');
    await page.getByText('1 новая').waitFor();
    await page.getByRole('link', { name: 'Няня в Туле' }).click();
    await expect.poll(place(page), patience).toBe(listing);
    await expect.poll(async () => (await kept(olga))[0]?.new_count, patience).toBe(0);

    await open(page, '/account/searches');
    await button(page, 'Переименовать').click();
    await page.getByLabel('Название поиска').fill('Для Маши');
    await button(page, 'Сохранить').click();
    await page.getByRole('link', { name: 'Для Маши' }).waitFor();
    await page.getByLabel('Письма о новом').selectOption('off');
    await expect.poll(async () => (await kept(olga))[0]?.telling, patience).toBe('off');
    await button(page, 'Убрать').click();
    await page.getByRole('heading', { name: 'Пока ничего не сохранено' }).waitFor();
    await button(page, 'Вернуть').click();
    await page.getByRole('link', { name: 'Для Маши' }).waitFor();
    expect(await kept(olga)).toMatchObject([{ name: 'Для Маши', telling: 'off' }]);
    expectNoErrors();
    await close();
  });
});

it('a guest signs in, comes back and has the search saved', async () => {
  const olga = await createPerson(product, { role: 'employer' });
  await createPublished(olga, 'vacancy');
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, `${listing}?live_in[]=visiting`);
  await button(page, 'Сохранить поиск').click();
  await signIn(page, olga.email);
  await page.getByRole('dialog', { name: 'Поиск сохранён' }).waitFor();
  expect(await kept(olga)).toMatchObject([
    { query: { city: 'tula', category: 'nyanya', live_in: ['visiting'] } },
  ]);
  expectNoErrors();
  await close();
});

it('cards that were opened in this browser are found again and forgotten', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  const recent = page.getByRole('region', { name: 'Вы недавно смотрели' });
  await open(page, '/');
  expect(await recent.count()).toBe(0);
  await open(page, cardPath(card));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cards.recent')), patience)
    .toContain(card.slug);
  await open(page, '/');
  await recent.getByRole('link', { name: /Няня первая/ }).waitFor();
  await open(page, '/resumes/tula?q=водолаз');
  await recent.getByRole('link', { name: /Няня первая/ }).waitFor();
  await button(page, 'Очистить').click();
  await expect.poll(() => recent.count(), patience).toBe(0);
  await open(page, '/');
  expect(await page.evaluate(() => localStorage.getItem('cards.recent'))).toBeNull();
  expectNoErrors();
  await close();
});

it('the link of a letter asks, and stops the letters without a login', async () => {
  const path = async () => {
    const letter = await product.db
      .selectFrom('letters')
      .select('content')
      .where('recipient', '=', told.email)
      .executeTakeFirst();
    return letter?.content?.switchOff?.path ?? '';
  };
  // The job looks for what is due once a minute.
  await expect.poll(path, { timeout: 90_000, interval: 1000 }).toMatch(/^\/searches\/stop/);
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, await path());
  await page.getByText('«Все анкеты в Туле»').waitFor();
  expect((await kept(told))[0]?.telling).toBe('instant');
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Больше не присылать').click();
  await page.getByRole('heading', { name: 'Писем об этом поиске больше не будет' }).waitFor();
  expect((await kept(told))[0]?.telling).toBe('off');
  expectNoErrors();
  await close();
});
