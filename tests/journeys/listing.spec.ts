import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { overflowOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen } from './people.ts';

const listing = '/resumes/tver/nyanya';
let product: Product;
beforeAll(async () => {
  product = await startProduct();
  for (let at = 1; at <= 27; at += 1) {
    const nanny = await createPerson(product, { role: 'worker', name: `Няня ${at}` });
    await createPublished(nanny, 'resume', {
      city: 'tver',
      title: `Няня номер ${at}`,
      pay: { from_kopecks: at * 10_000, to_kopecks: null, unit: 'hour' },
      answers: { experience: at, ...(at <= 3 && { live_in: ['living_in'] }) },
    });
  }
});
afterAll(() => product.stop());

const cards = (page: Page) => () => page.getByRole('article').count();
const firstTitle = (page: Page) => () =>
  page.getByRole('article').first().getByRole('heading').textContent();
const filters = (page: Page) => page.getByRole('complementary', { name: 'Фильтры' });
/** In a section that has to be opened. */
async function chooseLiveIn(box: Locator): Promise<void> {
  await box.getByText('Проживание в семье').first().click();
  await box.getByRole('checkbox', { name: 'с проживанием' }).check();
}

const chips = (page: Page) => page.getByRole('list', { name: 'Выбранные фильтры' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

it('filters change the address, the chips, the count and the cards; a step back undoes them', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null);
  await open(page, listing);
  await page.getByText('27 анкет', { exact: true }).waitFor();
  await chooseLiveIn(filters(page));
  const chosen = `${listing}?live_in[]=living_in`;
  await expect.poll(place(page), patience).toBe(chosen);
  await expect.poll(cards(page), patience).toBe(3);
  await page.getByText('3 анкеты', { exact: true }).waitFor();
  await chips(page).getByRole('link', { name: 'Убрать: с проживанием' }).click();
  await expect.poll(place(page), patience).toBe(listing);
  await expect.poll(cards(page), patience).toBe(25);
  const livesIn = filters(page).getByRole('checkbox', { name: 'с проживанием' });
  await expect.poll(() => livesIn.isChecked(), patience).toBe(false);
  await expect.poll(() => chips(page).count(), patience).toBe(0);

  await page.goBack();
  await expect.poll(place(page), patience).toBe(chosen);
  await expect.poll(cards(page), patience).toBe(3);
  await expect.poll(() => livesIn.isChecked(), patience).toBe(true);
  await page.goBack();
  await expect.poll(cards(page), patience).toBe(25);
  expectNoErrors();
  await close();
});

it('pages are joined by «Показать ещё», and each has an address', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null);
  await open(page, listing);
  expect(await cards(page)()).toBe(25);
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect.poll(cards(page), patience).toBe(27);
  await expect.poll(place(page), patience).toBe(`${listing}?page=2`);
  // From a card one comes back to all of them, and to the same place among them.
  const low = page.getByRole('link', { name: 'Няня номер 3', exact: true });
  await low.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const before = await scrolled();
  expect(before).toBeGreaterThan(1000);
  await low.click();
  await page.getByRole('heading', { level: 1, name: 'Няня номер 3' }).waitFor();
  await page.goBack();
  await expect.poll(cards(page), patience).toBe(27);
  await expect.poll(scrolled, patience).toBe(before);
  await page.reload();
  await expect.poll(cards(page), patience).toBe(2);
  await page.getByRole('link', { name: 'Страница 1', exact: true }).click();
  await expect.poll(cards(page), patience).toBe(25);
  await expect.poll(place(page), patience).toBe(listing);
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect.poll(place(page), patience).toBe(`${listing}?page=2`);
  await expect.poll(cards(page), patience).toBe(2);
  expectNoErrors();
  await close();
});

it('words that are typed while a filter waits to be applied stay', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null);
  await open(page, listing);
  await page.getByText('27 анкет', { exact: true }).waitFor();
  await filters(page).getByText('Проживание в семье').first().click();
  await filters(page).getByRole('checkbox', { name: 'с проживанием' }).waitFor();
  await page.evaluate(tickAndType, 'номер');
  await expect.poll(cards(page), patience).toBe(3);
  expect(await page.getByLabel('Слова для поиска').inputValue()).toBe('номер');
  expectNoErrors();
  await close();
});

/** Both within one task, sooner than any filter is applied. */
function tickAndType(text: string): void {
  document.querySelector<HTMLInputElement>('[name="live_in[]"][value=living_in]')?.click();
  const words = document.querySelector('[name=q]');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(words, text);
  words?.dispatchEvent(new Event('input', { bubbles: true }));
}

it('the order is chosen, and kept with the filters', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null);
  await open(page, listing);
  expect(await firstTitle(page)()).toBe('Няня номер 27');
  await page.getByLabel('Порядок').selectOption({ index: 1 });
  await expect.poll(place(page), patience).toBe(`${listing}?sort=pay`);
  await expect.poll(firstTitle(page), patience).toBe('Няня номер 1');
  await filters(page).getByLabel(/^От/).first().fill('20');
  await expect.poll(place(page), patience).toBe(`${listing}?sort=pay&experience_from=20`);
  await expect.poll(firstTitle(page), patience).toBe('Няня номер 20');
  expect(await cards(page)()).toBe(8);
  expectNoErrors();
  await close();
});

it('nothing found is told with a way out', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, `${listing}?experience_from=50`);
  await page.getByRole('heading', { name: 'По этим условиям никого нет' }).waitFor();
  await page.getByRole('link', { name: /Без «.*27 анкет/ }).click();
  await expect.poll(place(page), patience).toBe(listing);
  await expect.poll(cards(page), patience).toBe(25);
  expectNoErrors();
  await close();
});

it('on a phone filters are chosen in a sheet that counts along', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, listing);
  await page.getByRole('link', { name: 'Фильтры' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('button', { name: 'Показать 27 анкет' }).waitFor();
  await chooseLiveIn(sheet);
  const show = sheet.getByRole('button', { name: 'Показать 3 анкеты' });
  await show.waitFor();
  await expect.poll(place(page), patience).toBe(listing);
  await show.click();
  await expect.poll(place(page), patience).toBe(`${listing}?live_in[]=living_in`);
  await expect.poll(cards(page), patience).toBe(3);
  await page.getByRole('link', { name: 'Фильтры (1)' }).waitFor();
  expectNoErrors();
  await close();
});

it('the sheet is a step of the history, and closing it by mistake loses no ticks', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, '/resumes/tver');
  await page.getByRole('link', { name: 'Няни', exact: false }).first().click();
  await expect.poll(place(page), patience).toBe(listing);
  const opener = page.getByRole('link', { name: 'Фильтры' });
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  // Pressed twice it opens once, so that one step back closes it.
  await opener.dblclick();
  await chooseLiveIn(sheet);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(place(page), patience).toBe(listing);
  await opener.click();
  const ticked = sheet.getByRole('checkbox', { name: 'с проживанием' });
  await expect.poll(() => ticked.isChecked(), patience).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await opener.click();
  await sheet.getByRole('button', { name: 'Показать 3 анкеты' }).click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(place(page), patience).toBe(`${listing}?live_in[]=living_in`);
  // What was applied stands in place of the sheet: one step back is the list before it.
  await page.goBack();
  await expect.poll(place(page), patience).toBe(listing);
  await sheet.waitFor({ state: 'detached' });

  await opener.click();
  await sheet.getByRole('checkbox', { name: 'С фото' }).check();
  await sheet.getByRole('button', { name: 'Сбросить' }).click();
  await sheet.getByRole('button', { name: 'Показать 27 анкет' }).click();
  await expect.poll(place(page), patience).toBe(listing);
  expectNoErrors();
  await close();
});

it('a phone shows a whole card below four chosen filters, and what was chosen first on it', async () => {
  const asked = 'live_in[]=living_in&experience_from=1&pay_from=100&pay_to=300';
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, `${listing}?${asked}`);
  expect(await chips(page).getByRole('link').count()).toBe(5);
  const first = page.getByRole('article').first();
  const box = await first.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(phoneScreen.height);
  const facts = first.getByRole('list', { name: 'Главное' }).getByRole('listitem');
  // A line breaks after no short word, and begins or ends with no dot.
  expect(await facts.allInnerTexts()).toContain('с\u00a0проживанием');
  expect(await first.locator('.tile-place').innerText()).toMatch(/^[^·]+$/);
  // The chips are scrolled, and the page is not.
  expect(await overflowOf(page)).toEqual([]);
  expectNoErrors();
  await close();
});

it('a phone shows the pay of an hour on a line of the sum, and no dot at the end of a line', async () => {
  const family = await createPerson(product, { role: 'employer' });
  const pay = { from_kopecks: 10_000_000, to_kopecks: 12_000_000, unit: 'month' as const };
  await createPublished(family, 'vacancy', {
    city: 'tver',
    pay,
    answers: { employment: ['full_day'] },
  });
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, '/vacancies/tver/nyanya');
  const tile = page.getByRole('article').filter({ hasText: /≈/ }).first();
  const lines = await tile.locator('.tile-pay').evaluate((sum) => {
    const range = document.createRange();
    range.selectNodeContents(sum);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
  const between = await tile.evaluate((article) =>
    [...article.querySelectorAll('.facts > li + li, .mark')].map(
      (one) => getComputedStyle(one, '::before').content + getComputedStyle(one, '::after').content,
    ),
  );
  expect(between.length).toBeGreaterThan(0);
  expect(between.join('')).not.toContain('·');
  expectNoErrors();
  await close();
});

it('the keyboard passes the filters by one press', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null);
  await open(page, listing);
  const skip = page.getByRole('link', { name: 'Пропустить фильтры' });
  await skip.focus();
  expect((await skip.boundingBox())?.height).toBeGreaterThan(40);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('#found :focus').count()).toBe(1);
  expectNoErrors();
  await close();
});

it('a press is answered by a frame before what it leads to is drawn', async () => {
  const { page, close } = await openAs(product, null, phoneScreen);
  const whatItLeadsTo: [Locator, RegExp][] = [
    [page.getByRole('link', { name: 'Вход' }), /modal=/],
    [page.getByRole('article').first().getByRole('link').first(), /\/resume-/],
    [page.getByRole('link', { name: 'Фильтры' }), /nyanya$/],
  ];
  const stillHere = { address: product.origin + listing, isBusy: false };
  for (const [pressed, address] of whatItLeadsTo) {
    await open(page, listing);
    expect(await seenInNextFrame(pressed)).toEqual(stillHere);
    await page.waitForURL(address);
  }
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('checkbox', { name: 'С фото' }).check();
  const apply = sheet.getByRole('button', { name: /^Показать/ });
  expect(await seenInNextFrame(apply)).toEqual({ ...stillHere, isBusy: true });
  await page.waitForURL(/photo=yes/);
  await close();
});

/** What has changed before the first frame after the press is all that this frame can show. */
const seenInNextFrame = (pressed: Locator): Promise<{ address: string; isBusy: boolean }> =>
  pressed.evaluate((element: HTMLElement) => {
    element.click();
    const seen = () => ({ address: location.href, isBusy: element.ariaBusy === 'true' });
    return new Promise((resolve) => requestAnimationFrame(() => resolve(seen())));
  });
