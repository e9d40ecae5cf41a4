import { afterAll, beforeAll, expect, it } from 'vitest';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { inTransaction } from '#server/platform/database.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  for (const city of ['tula', 'kazan']) {
    const nanny = await createPerson(product, { role: 'worker' });
    await createPublished(nanny, 'resume', { city, title: `Няня, ${city}` });
  }
});
afterAll(() => product.stop());

const choose = (slug: string, name: string) =>
  `localStorage.city = ${JSON.stringify(JSON.stringify({ slug, name }))}`;

it('the home page follows the city that was chosen, and shows the country where it has nobody', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await page.goto(product.origin);
  await page.getByText('Ищу помощника').click();
  const newest = page.getByRole('region', { name: /^Новые анкеты/ });
  await expect.poll(() => newest.getByRole('article').count(), patience).toBe(2);
  await page.evaluate(choose('tula', 'Тула'));
  await page.goto(product.origin);
  await page.getByRole('heading', { name: 'Новые анкеты в Туле' }).waitFor();
  await expect.poll(() => newest.getByRole('article').count(), patience).toBe(1);
  const tiles = page.getByRole('region', { name: 'Кого ищут и находят в Туле' });
  expect(await tiles.getByRole('link', { name: '1 анкета' }).getAttribute('href')).toBe(
    '/resumes/tula/nyanya',
  );
  expect(await problemsOf(page)).toEqual([]);
  await page.evaluate(choose('omsk', 'Омск'));
  await page.goto(product.origin);
  await page.getByRole('heading', { name: 'Кого ищут и находят в Омске' }).waitFor();
  await page.getByRole('heading', { name: 'Новые анкеты', exact: true }).waitFor();
  await expect.poll(() => newest.getByRole('article').count(), patience).toBe(2);
  expectNoErrors();
  await close();
});

it('the page of a city has the search of the home page, in that city', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await page.goto(`${product.origin}/kazan`);
  await expect.poll(place(page), patience).toBe('/kazan');
  const search = page.getByRole('search', { name: 'Поиск' });
  await search.getByText('Ищу помощника').click();
  await search.getByRole('combobox', { name: 'Кого вы ищете' }).selectOption('nyanya');
  const way = search.getByRole('link', { name: 'Показать 1 няню' });
  await way.waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await way.click();
  await expect.poll(place(page), patience).toMatch(/^\/resumes\/kazan\/nyanya/);
  expectNoErrors();
  await close();
});

it('a city that was chosen once begins a form, which nobody has begun yet', async () => {
  const family = await createPerson(product, { role: 'employer' });
  const { page, expectNoErrors, close } = await openAs(product, family, phoneScreen);
  await page.goto(`${product.origin}/tariffs`);
  await page.evaluate(choose('tula', 'Тула'));
  await page.goto(`${product.origin}/vacancies/create/nyanya`);
  const box = page.getByRole('combobox', { name: /Город/ });
  await expect.poll(() => box.inputValue(), patience).toBe('Тула');
  const drafts = product.db.selectFrom('cards').select('draft').where('owner_id', '=', family.id);
  expect(await drafts.execute()).toEqual([]);
  await page.getByLabel('От', { exact: true }).fill('500');
  await page
    .getByText(/^Сохранено/)
    .first()
    .waitFor();
  expect((await drafts.executeTakeFirst())?.draft.city).toBe('tula');
  expectNoErrors();
  await close();
});

it('what people say of the site stands on the home page once it is real, and no example does', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  const said = page.getByText('Нашли няню за два дня, спасибо!');
  const rows = product.db.selectFrom('service_reviews').select(['text', 'is_example']);
  const examples = await rows.execute();
  expect(examples.map(({ is_example }) => is_example)).toContain(true);
  const open = async () => {
    await page.goto(product.origin);
    await page.getByRole('search', { name: 'Поиск' }).waitFor();
  };
  await open();
  for (const { text } of examples) expect(await page.getByText(text).count()).toBe(0);
  await product.db
    .insertInto('service_reviews')
    .values({
      key: 'real',
      author: 'Мария',
      about: 'Тула',
      text: 'Нашли няню за два дня, спасибо!',
      is_example: false,
      position: 99,
    })
    .execute();
  await inTransaction(product.db, (trx) => markPagesChanged(trx, ['content']));
  await expect.poll(async () => (await open(), said.count()), patience).toBe(1);
  for (const { text } of examples) expect(await page.getByText(text).count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  expectNoErrors();
  await close();
});

it('the header leads to the same city and category of the other side', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, desktop);
  const header = page.getByRole('navigation', { name: 'Поиск' });
  await page.goto(`${product.origin}/resumes/kazan/nyanya`);
  await expect.poll(place(page), patience).toBe('/resumes/kazan/nyanya');
  await header.getByRole('link', { name: 'Найти работу' }).click();
  await expect.poll(place(page), patience).toBe('/vacancies/kazan/nyanya');
  // Its own list begins anew, in its city, be that too small for the header to know its name.
  await page.goto(`${product.origin}/vacancies/sarapul/nyanya`);
  await expect.poll(place(page), patience).toBe('/vacancies/sarapul/nyanya');
  await header.getByRole('link', { name: 'Найти работу' }).click();
  await expect.poll(place(page), patience).toBe('/vacancies/sarapul');
  await page.goto(`${product.origin}/vacancies/kazan/nyanya`);
  await expect.poll(place(page), patience).toBe('/vacancies/kazan/nyanya');
  // A page that is no list names neither.
  await header.getByRole('link', { name: 'Найти работу' }).click();
  await expect.poll(place(page), patience).toBe('/vacancies/kazan');
  await page.goto(`${product.origin}/blog`);
  await expect.poll(place(page), patience).toBe('/blog');
  await header.getByRole('link', { name: 'Найти помощника' }).click();
  await expect.poll(place(page), patience).toBe('/resumes');
  expectNoErrors();
  await close();
});

it('whoever turns to the other side on a list comes to the list of that side', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await page.goto(`${product.origin}/resumes/tula/nyanya`);
  await page.getByRole('link', { name: 'Что вы ищете?' }).click();
  const choice = page.getByRole('dialog', { name: 'Что вы ищете?' });
  await choice.getByText('Найти работу').click();
  await expect.poll(place(page), patience).toBe('/vacancies/tula/nyanya');
  // It is remembered: home begins with what this side looks for.
  await page.goto(product.origin);
  const side = page.getByRole('radio', { name: 'Ищу работу' });
  await expect.poll(() => side.isChecked(), patience).toBe(true);
  expectNoErrors();
  await close();
});
