import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './eyes.ts';
import { patience, place } from './moves.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it.each([
  ['phone', phoneScreen],
  ['desk', desktop],
])('an article is written, kept through a reload, published and read: %s', async (name, screen) => {
  const admin = await createPerson(product, { role: 'admin' });
  const { page, expectError, expectNoErrors, close } = await openAs(product, admin, screen);
  expectError(/422/);
  await page.goto(`${product.origin}/admin/blog`);
  await page.getByRole('link', { name: 'Новая статья' }).click();
  await expect.poll(place(page), patience).toBe('/admin/blog/new');
  const title = `Как прожить первую неделю с няней: ${name}`;
  await page.getByLabel('Заголовок').fill(title);
  const slug = `kak-prozhit-pervuyu-nedelyu-s-nyaney-${name}`;
  await expect.poll(() => page.getByLabel('Адрес').inputValue(), patience).toBe(slug);
  await page.getByLabel('Текст').fill('## Понедельник\n\nГуляем **вместе**, [тарифы](/tariffs).');
  const preview = page.getByRole('region', { name: 'Как это увидят' });
  await preview.getByRole('heading', { name: 'Понедельник' }).waitFor();
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Выберите тему').waitFor();
  await page.reload();
  await page.getByText('Есть несохранённые правки').waitFor();
  expect(await page.getByLabel('Заголовок').inputValue()).toBe(title);
  await page.getByLabel('Тема', { exact: true }).selectOption('deti');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page
    .getByText(/не\sкороче|не\sменьше|хотя бы|Напишите/)
    .first()
    .waitFor();
  await page.getByLabel('Коротко').fill('Первые дни няни в семье: с чего начать и чего не ждать');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Черновик сохранён').waitFor();
  await expect.poll(place(page), patience).toMatch(/^\/admin\/blog\/\d+$/);
  await page.getByText('Есть несохранённые правки').waitFor({ state: 'detached' });
  expect(await problemsOf(page)).toEqual([]);
  expect((await fetch(`${product.origin}/blog/${slug}`)).status).toBe(404);

  await page.getByRole('button', { name: 'Опубликовать сейчас' }).click();
  await page.getByText('Статья на сайте').waitFor();
  await page.getByRole('link', { name: 'Открыть на сайте' }).click();
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('heading', { name: 'Понедельник' }).waitFor();
  await page.goBack();

  await page.getByLabel('Адрес').fill(`${slug}-2`);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect.poll(() => page.getByText('Есть несохранённые правки').count(), patience).toBe(0);
  const old = async () => {
    const { status, headers } = await fetch(`${product.origin}/blog/${slug}`, {
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  await expect.poll(old, patience).toEqual([301, `/blog/${slug}-2`]);
  await page.getByRole('button', { name: 'Снять с публикации' }).click();
  await page.getByText('Черновик сохранён').waitFor();
  await expect
    .poll(async () => (await fetch(`${product.origin}/blog/${slug}-2`)).status, patience)
    .toBe(404);
  await page.goto(`${product.origin}/admin/blog`);
  await page.getByRole('link', { name: title }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const rss = await page.locator('link[type="application/rss+xml"]').count();
  expect(rss).toBe(0);
  await page.goto(`${product.origin}/blog`);
  const feed = page.locator('link[type="application/rss+xml"]');
  expect(await feed.getAttribute('href')).toBe(`${product.origin}/blog/rss.xml`);
  expectNoErrors();
  await close();
});
