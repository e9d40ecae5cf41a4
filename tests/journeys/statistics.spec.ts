import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  for (let day = 0; day < 24; day += 1) {
    const { id } = await createPerson(product, { role: day % 3 === 0 ? 'employer' : 'worker' });
    const created_at = new Date(Date.now() - ((day * day) % 29) * 24 * 60 * 60 * 1000);
    await product.db.updateTable('users').set({ created_at }).where('id', '=', id).execute();
  }
});
afterAll(() => product.stop());

it.each([
  ['phone', phoneScreen],
  ['desk', desktop],
])('an admin looks at the figures of a month and takes them along: %s', async (_, screen) => {
  const admin = await createPerson(product, { role: 'admin' });
  const { page, expectNoErrors, close } = await openAs(product, admin, screen);
  await page.goto(`${product.origin}/admin/statistics`);
  await page.getByText('Регистрации', { exact: true }).first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV', exact: true }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(31);
  await page.getByLabel('С', { exact: true }).fill('2026-01-01');
  await page.getByLabel('По', { exact: true }).fill('2026-01-31');
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect.poll(place(page), patience).toBe('/admin/statistics?from=2026-01-01&to=2026-01-31');
  await page.getByText('То же таблицей').click();
  await page.getByRole('cell', { name: '2026-01-31' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  expectNoErrors();
  await close();
});
