import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveConsents } from '#server/consents/actions.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience } from './navigation.ts';
import { openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const client = { address: '192.0.2.7', userAgent: 'tests' };

it('an admin changes a document and the line above the site; people see both and agree anew', async () => {
  const admin = await createPerson(product, { role: 'admin' });
  const family = await createPerson(product, { role: 'employer' });
  await product.db
    .updateTable('users')
    .set({ looking_around_until: new Date(Date.now() + 3_600_000) })
    .where('id', '=', family.id)
    .execute();
  await giveConsents(product.db, family.id, ['agreement', 'personal_data'], client);
  const { page, expectError, expectNoErrors, close } = await openAs(product, admin);
  expectError(/409|422/);

  await page.goto(`${product.origin}/admin/texts`);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Пользовательское соглашение' }).click();
  const body = page.getByLabel('Текст', { exact: true });
  await body.fill('## Новая глава\n\nВторая редакция {{brnd}}.');
  await page.getByRole('region', { name: 'Как это увидят' }).getByText('Новая глава').waitFor();
  await page.getByLabel('Что изменилось').fill('Добавили новую главу.');
  await page.getByLabel('Нужно новое согласие').check();
  await page.getByRole('button', { name: 'Опубликовать редакцию' }).click();
  await page.getByText('Таких имён нет: {{brnd}}').waitFor();
  await page.reload();
  await page.getByText('Есть несохранённые правки').waitFor();
  await body.fill('## Новая глава\n\nВторая редакция {{brand}}.');
  // Somebody else is quicker.
  const bump = product.db.updateTable('content_pages').set({ version: 2, body: 'Чужая редакция.' });
  await bump.where('key', '=', 'agreement').execute();
  await page.getByRole('button', { name: 'Опубликовать редакцию' }).click();
  await page.getByText('Другой человек тоже изменил: Текст').waitFor();
  await page.getByText('Что сохранил другой человек', { exact: true }).click();
  await page.getByText('Чужая редакция.').waitFor();
  expect(await body.inputValue()).toContain('Вторая редакция');
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Оставить мой вариант' }).click();
  expect(await page.getByText('Другой человек тоже изменил').count()).toBe(0);
  await page.getByRole('button', { name: 'Опубликовать редакцию' }).click();
  await page.getByText('Текст на сайте').waitFor();
  await page.getByText('С новым согласием').waitFor();

  await page.goto(`${product.origin}/admin/settings`);
  await page.getByLabel('Что сказать').fill('Ночью сайт ненадолго закроется.');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Настройки действуют').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  expectNoErrors();
  await close();

  const visit = await openAs(product, family, phoneScreen);
  await visit.page.goto(`${product.origin}/agreement`);
  await visit.page.getByText('Ночью сайт ненадолго закроется.').waitFor();
  const line = visit.page.getByRole('region', { name: 'Изменились документы' });
  await line.getByText('Добавили новую главу.').waitFor();
  expect(await problemsOf(visit.page)).toEqual([]);
  await line.getByRole('button', { name: 'Согласен' }).click();
  await visit.page.getByText('Спасибо, согласие записано').waitFor();
  await expect.poll(() => line.count(), patience).toBe(0);
  await visit.page.getByRole('link', { name: /^№ 1 от/ }).click();
  await visit.page.getByText('Это прежняя редакция').waitFor();
  expect(await problemsOf(visit.page)).toEqual([]);
  visit.expectNoErrors();
  await visit.close();
});
