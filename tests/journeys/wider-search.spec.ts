import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  const carer = async (title: string, city = 'perm') => {
    const worker = await createPerson(product, { role: 'worker' });
    const draft = { city, place: null, title, answers: { mobility: ['walks'] } };
    await createPublished(worker, 'resume', draft, 'sidelka');
  };
  for (const city of ['mytishchi', 'balashikha', 'moskva']) await carer('Сиделка', city);
  await carer('Сиделка, люблю попугаев');
  for (let at = 1; at <= 3; at += 1) await carer(`Сиделка ${at}`);
});
afterAll(() => product.stop());

const cards = (page: Page) => () => page.getByRole('article').count();
/** What is said over the list, blanks alike. */
const isSaid = async (page: Page, text: string) =>
  page
    .locator('p')
    .filter({
      hasText: new RegExp(text.replaceAll(' ', String.raw`\s`).replaceAll('.', String.raw`\.`)),
    })
    .waitFor();

it('without scripts it is said which word was left out', async () => {
  const { page, expectNoErrors, close } = await product.open({
    ...phoneScreen,
    javaScriptEnabled: false,
  });
  await page.goto(`${product.origin}/resumes/perm?q=сиделка верхолаз`);
  await isSaid(
    page,
    'По всем словам ничего не нашлось. Показываем без слова «верхолаз»: 4 анкеты.',
  );
  expect(await cards(page)()).toBe(4);
  await page.goto(`${product.origin}/resumes/perm?q=верхолаз`);
  await page.getByRole('heading', { name: 'По этим условиям никого нет' }).waitFor();
  await page.getByRole('link', { name: /Без «слова: верхолаз».*4\s+анкеты/ }).click();
  await page.waitForURL(`${product.origin}/resumes/perm`);
  expect(await cards(page)()).toBe(4);
  expectNoErrors();
  await close();
});

it('after the only one of a town come those of the towns around it', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await page.goto(`${product.origin}/resumes?q=сиделка в Мытищах`);
  const line = 'В Мытищах нашлась 1 анкета, она первая. После неё — города рядом, всего 3 анкеты.';
  await isSaid(page, line);
  expect(await page.getByRole('article').first().textContent()).toContain('Мытищи');
  expectNoErrors();
  await close();
});

it('what has all words stands first, and what more there is is told', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null);
  await page.goto(`${product.origin}/resumes/perm`);
  const words = page.getByRole('searchbox', { name: 'Слова для поиска' });
  await words.fill('сиделка попугай');
  await words.press('Enter');
  await isSaid(
    page,
    'По всем словам нашлась 1 анкета, она первая. Дальше — без слова «попугай», всего 4 анкеты.',
  );
  const first = page.getByRole('article').first().getByRole('heading');
  expect(await first.textContent()).toBe('Сиделка, люблю попугаев');

  await words.fill('попугаи');
  await words.press('Enter');
  await page.getByRole('heading', { name: 'Как найти больше' }).waitFor();
  await expect.poll(cards(page), patience).toBe(1);
  expectNoErrors();
  await close();
});

it('an empty city names the nearest one that is not', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await page.goto(`${product.origin}/resumes/izhevsk/sidelka`);
  await page.getByRole('heading', { name: 'Здесь пока пусто' }).waitFor();
  await expect.poll(place(page), patience).toBe('/resumes/izhevsk/sidelka');
  await page.getByRole('link', { name: /Сиделки в Перми.*4\s+анкеты/ }).click();
  await expect.poll(place(page), patience).toBe('/resumes/perm/sidelka');
  await expect.poll(cards(page), patience).toBe(4);
  expectNoErrors();
  await close();
});
