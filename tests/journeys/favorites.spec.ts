import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { cardPath } from '#contract/cards.ts';
import { addFavorite, listFavorites } from '#contract/favorites.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { overflowOf, violationsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen, signIn } from './people.ts';

const listing = '/resumes/tula/nyanya';
let product: Product;
let slugs: string[];
beforeAll(async () => {
  product = await startProduct();
  slugs = [];
  for (const title of ['Няня первая', 'Няня вторая']) {
    const nanny = await createPerson(product, { role: 'worker' });
    slugs.push((await createPublished(nanny, 'resume', { city: 'tula', title })).slug);
  }
});
afterAll(() => product.stop());

async function family(favorites: string[] = []): Promise<Person> {
  const person = await createPerson(product, { role: 'employer' });
  await createPublished(person, 'vacancy');
  for (const favorite of favorites) await person.visitor.call(addFavorite, { body: { favorite } });
  return person;
}

const kept =
  ({ visitor }: Person) =>
  async () =>
    (await visitor.call(listFavorites)).data.data.map(({ slug }) => slug);

const noteOnServer =
  ({ visitor }: Person) =>
  async () =>
    (await visitor.call(listFavorites)).data.data.map(({ note }) => note);

const heartOf = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('button', { name: /^В избранн/ });
const pressed = (page: Page, title: string) => () =>
  heartOf(page, title).getAttribute('aria-pressed');
const inHeader = (page: Page, words: string) =>
  page.getByRole('banner').getByRole('link', { name: words, exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

it('a heart is set in the listing and on the page of the card', async () => {
  const olga = await family();
  const { page, expectNoErrors, close } = await openAs(product, olga);
  await open(page, listing);
  await heartOf(page, 'Няня первая').click();
  await expect.poll(pressed(page, 'Няня первая'), patience).toBe('true');
  await inHeader(page, 'Избранное, 1 карточка').waitFor();
  await expect.poll(kept(olga), patience).toEqual([slugs[0]]);

  await open(page, cardPath({ kind: 'resume', slug: slugs[1] ?? '' }));
  await page.getByRole('button', { name: 'В избранное', exact: true }).click();
  await page.getByRole('button', { name: 'В избранном', exact: true }).waitFor();
  await inHeader(page, 'Избранное, 2 карточки').click();
  await expect.poll(place(page), patience).toBe('/account/favorites');
  await expect.poll(() => page.getByRole('article').count(), patience).toBe(2);
  await open(page, listing);
  expect(await pressed(page, 'Няня вторая')()).toBe('true');
  expectNoErrors();
  await close();
});

it('a marked card that is paused is told of, and taken away when that is wished', async () => {
  const nanny = await createPerson(product, { role: 'worker' });
  const { slug, version } = await createPublished(nanny, 'resume', { city: 'tula' });
  const olga = await family([...slugs, slug]);
  const params = { slug };
  await nanny.visitor.call(cardCalls.resume.withdraw, { params, body: { version } });
  const { page, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  await open(page, '/account/favorites');
  const hidden = page.getByRole('region', { name: 'Скрытые карточки' });
  expect(await hidden.textContent()).toMatch(/^Ещё 1\sкарточка сейчас не\sвидна/);
  expect([await overflowOf(page), await violationsOf(page)]).toEqual([[], []]);
  await hidden.getByRole('button', { name: 'Убрать скрытые' }).click();
  await hidden.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('article').count(), patience).toBe(2);
  await nanny.visitor.call(cardCalls.resume.publish, { params, body: { version: version + 1 } });
  expect(await kept(olga)()).toHaveLength(2);
  expectNoErrors();
  await close();
});

it('what was removed can be brought back', async () => {
  const olga = await family(slugs);
  const { page, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  await open(page, '/account/favorites');
  await heartOf(page, 'Няня первая').click();
  await expect.poll(() => page.getByRole('article').count(), patience).toBe(1);
  await inHeader(page, 'Избранное, 1 карточка').waitFor();
  await expect.poll(kept(olga), patience).toEqual([slugs[1]]);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await heartOf(page, 'Няня первая').waitFor();
  await expect.poll(async () => (await kept(olga)()).length, patience).toBe(2);

  for (const title of ['Няня первая', 'Няня вторая']) await heartOf(page, title).click();
  await page.getByRole('heading', { name: 'Здесь будет избранное' }).waitFor();
  await expect.poll(kept(olga), patience).toEqual([]);
  expectNoErrors();
  await close();
});

it('a heart that could not be kept goes back and says so', async () => {
  const olga = await family();
  const { page, expectError, expectNoErrors, close } = await openAs(product, olga);
  expectError(/ERR_CONNECTION.*favorites|favorites.*ERR_CONNECTION/);
  await open(page, listing);
  await page.route('**/api/v1/user/favorites', (route) => route.abort('connectionfailed'));
  await heartOf(page, 'Няня первая').click();
  await page
    .getByText(/Нет связи|Не\sполучилось/)
    .first()
    .waitFor();
  await expect.poll(pressed(page, 'Няня первая'), patience).toBe('false');
  await inHeader(page, 'Избранное').waitFor();
  await page.unroute('**/api/v1/user/favorites');
  await heartOf(page, 'Няня первая').click();
  await expect.poll(kept(olga), patience).toEqual([slugs[0]]);
  expect(await pressed(page, 'Няня первая')()).toBe('true');
  expectNoErrors();
  await close();
});

it('the heart of a guest is set once they have signed in', async () => {
  const olga = await family();
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, listing);
  await heartOf(page, 'Няня вторая').click();
  await expect.poll(place(page), patience).toBe(`${listing}?modal=registration&next=${listing}`);
  await page.getByText('Карточка сохранится в избранном').waitFor();
  await signIn(page, olga.phone);
  await expect.poll(place(page), patience).toBe(listing);
  await expect.poll(pressed(page, 'Няня вторая'), patience).toBe('true');
  await expect.poll(kept(olga), patience).toEqual([slugs[1]]);
  expectNoErrors();
  await close();
});

it('a note keeps itself, is there after removal and undo, and after a reload', async () => {
  const olga = await family(slugs);
  for (const screen of [phoneScreen, desktop]) {
    const { page, expectNoErrors, close } = await openAs(product, olga, screen);
    await open(page, '/account/favorites');
    const field = page.getByRole('textbox', { name: /^Заметка к.*Няня первая/ });
    const begin = page.getByRole('button', { name: /^Добавить заметку.*Няня первая/ });
    await begin.or(field).focus();
    if (await begin.isVisible()) await page.keyboard.press('Enter');
    const words = `Позвонить во вторник ${screen.width}`;
    await field.fill(words);
    await heartOf(page, 'Няня первая').click();
    await expect.poll(() => page.getByRole('article').count(), patience).toBe(1);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect.poll(() => field.inputValue(), patience).toBe(words);
    await expect.poll(noteOnServer(olga), patience).toContain(words);
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await open(page, '/account/favorites');
    await expect.poll(() => field.inputValue(), patience).toBe(words);
    expectNoErrors();
    await close();
  }
});

it('two are put side by side, by hand and without scripts', async () => {
  const olga = await family(slugs);
  for (const screen of [phoneScreen, desktop]) {
    const { page, expectNoErrors, close } = await openAs(product, olga, screen);
    await open(page, '/account/favorites');
    const ticks = page.getByRole('checkbox', { name: /^Сравнить/ });
    await ticks.first().check();
    await page.getByText('Отметьте ещё одну').waitFor();
    await ticks.last().check();
    await page.getByRole('button', { name: 'Сравнить 2' }).click();
    const table = page.getByRole('table', { name: 'Карточки рядом' });
    await table.getByRole('rowheader', { name: 'Оплата' }).waitFor();
    expect(await table.getByRole('columnheader').count()).toBeGreaterThan(1);
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Только различия' }).click();
    await page.getByRole('link', { name: 'Показать всё' }).waitFor();
    expect(await table.getByRole('rowheader', { name: 'Оплата' }).count()).toBe(0);
    expectNoErrors();
    await close();
  }
  const plain = { ...desktop, context: { javaScriptEnabled: false } };
  const { page, close } = await openAs(product, olga, plain);
  await page.goto(`${product.origin}/account/favorites`);
  await page.getByRole('button', { name: 'Сравнить' }).click();
  await page.getByText('Сравнивать пока нечего').waitFor();
  await page.getByRole('link', { name: 'К избранному' }).click();
  for (const tick of await page.getByRole('checkbox', { name: /^Сравнить/ }).all()) {
    await tick.check();
  }
  await page.getByRole('button', { name: 'Сравнить' }).click();
  await page.getByRole('table', { name: 'Карточки рядом' }).waitFor();
  await close();
});
