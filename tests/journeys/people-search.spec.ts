import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
let olga: Person;
let nanny: Person;
let slug: string;
beforeAll(async () => {
  product = await startProduct();
  olga = await createPerson(product, { role: 'moderator', name: 'Ольга Петрова' });
  nanny = await createPerson(product, {
    role: 'worker',
    name: 'Алёна Краснокаменскодлиннополянская',
  });
  ({ slug } = await createPublished(nanny, 'resume'));
});
afterAll(() => product.stop());

it.each([
  ['a phone', phoneScreen],
  ['a desktop', desktop],
])('a caller is found by phone, and their card by its address: %s', async (_screen, screen) => {
  const { page, expectNoErrors, close } = await openAs(product, olga, screen);
  await page.goto(`${product.origin}/admin/people`);
  await expect.poll(place(page), patience).toBe('/admin/people');
  const field = page.getByRole('searchbox', { name: 'Кого или что найти' });
  const said = `8${nanny.phone.slice(2)}`;
  await field.fill(said);
  await field.press('Enter');
  await expect.poll(place(page), patience).toBe(`/admin/people?q=${said}`);
  await page.getByRole('region', { name: 'Люди' }).getByText('Алёна').waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await field.fill(slug.slice(-6));
  await page.getByRole('button', { name: 'Найти' }).click();
  const cards = page.getByRole('region', { name: 'Карточки' });
  const owner = cards.getByRole('link', { name: /^Алёна/ });
  await owner.waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await owner.click();
  await expect.poll(place(page), patience).toBe(`/admin/people/${nanny.id}`);
  await page.getByRole('region', { name: 'Кто это' }).getByText(nanny.email).waitFor();
  await page.goBack();

  await field.fill('нетникого');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'Никого не нашли' }).waitFor();
  expectNoErrors();
  await close();
});

it('one key leads to the field from anywhere, and the end of a phone is enough', async () => {
  const { page, expectNoErrors, close } = await openAs(product, olga, desktop);
  await page.goto(`${product.origin}/admin`);
  await expect.poll(place(page), patience).toBe('/admin');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Клавиши' });
  await help.getByText('Найти человека или карточку').waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('f');
  await expect.poll(place(page), patience).toBe('/admin/people');
  const field = page.getByRole('searchbox', { name: 'Кого или что найти' });
  const isFocused = () => field.evaluate((element) => element === document.activeElement);
  await expect.poll(isFocused, patience).toBe(true);
  const end = nanny.phone.slice(-4);
  await page.keyboard.type(`${end.slice(0, 2)}-${end.slice(2)}`);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Люди' }).getByText('Алёна').waitFor();
  await page.getByRole('heading', { name: 'Люди и карточки' }).click();
  expect(await isFocused()).toBe(false);
  await page.keyboard.press('f');
  expect(await isFocused()).toBe(true);
  await page.keyboard.type('нетникого');
  expect(await field.inputValue()).toBe('нетникого');
  expectNoErrors();
  await close();
});
