import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHire } from '#tests/feedback.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it('two who agreed take an agreement, a receipt and a blank form with them', async () => {
  const { worker, id } = await createHire(product);
  const { page, expectError, expectNoErrors, close } = await openAs(product, worker, phoneScreen);
  expectError(/422 .*\/deeds\/agreement/);
  await page.goto(`${product.origin}/account/responses`);
  await page.getByRole('link', { name: 'Договор и расписка' }).click();
  await expect.poll(place(page), patience).toBe(`/account/deeds/${id}`);
  const preview = page.getByRole('region', { name: 'Что будет написано' });
  await preview.getByText('Анна, далее — Заказчик, и Елена Соколова').waitFor();
  expect(await problemsOf(page)).toEqual([]);

  const family = page.getByRole('group', { name: 'Семья (заказчик)' });
  await family.getByLabel('Фамилия, имя, отчество').fill('Петрова Анна Сергеевна');
  await family.getByLabel('Паспорт').fill('4500 123456');
  await preview.getByText('Петрова Анна Сергеевна, далее').waitFor();
  await page.getByLabel('Первый день').fill('2026-12-02');
  await page.getByLabel('Последний день').fill('2026-12-01');
  await page.getByRole('button', { name: 'Скачать PDF' }).click();
  await page.getByText('Последний день раньше первого').waitFor();
  // What was typed is there still.
  expect(await family.getByLabel('Паспорт').inputValue()).toBe('4500 123456');
  await page.getByLabel('Последний день').fill('2026-12-31');
  const download = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    const bytes = await readFile(await file.path());
    return [file.suggestedFilename(), bytes.subarray(0, 5).toString()];
  };
  const pdf = () => page.getByRole('button', { name: 'Скачать PDF' }).click();
  expect(await download(pdf)).toEqual(['dogovor.pdf', '%PDF-']);

  await page.getByRole('group', { name: 'Что нужно' }).getByText('Расписка').click();
  await page.getByLabel('Сколько получено').fill('12500');
  await preview.getByText('двенадцать тысяч пятьсот рублей').waitFor();
  // The people are the same.
  await preview.getByText('деньги. От кого: Петрова Анна Сергеевна').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  expect(await download(pdf)).toEqual(['raspiska.pdf', '%PDF-']);
  const blank = () => page.getByRole('link', { name: 'Пустой бланк' }).click();
  expect(await download(blank)).toEqual(['raspiska.pdf', '%PDF-']);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)]),
  );
  expect(kept).not.toContain('4500');
  expectNoErrors();
  await close();
});
