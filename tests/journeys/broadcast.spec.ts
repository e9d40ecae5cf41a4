import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveConsents } from '#server/consents/actions.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it('news is written, tried, sent and followed; a reader ends it by the link', async () => {
  const admin = await createPerson(product, { role: 'admin' });
  const reader = await createPerson(product, { role: 'worker' });
  const client = { address: '192.0.2.7', userAgent: 'tests' };
  await giveConsents(product.db, reader.id, ['marketing'], client);
  const { page, expectError, expectNoErrors, close } = await openAs(product, admin);
  expectError(/422/);
  await page.goto(`${product.origin}/admin/broadcast`);
  await page.getByText('Рассылок ещё не было').waitFor();
  await page.getByRole('link', { name: 'Новая рассылка' }).click();
  await expect.poll(place(page), patience).toBe('/admin/broadcast/new');
  await page.getByRole('textbox', { name: 'Тема' }).fill('Как найти няню летом');
  await page.getByLabel('Письмо').fill('Здравствуйте!\n\nРассказываем, когда начинать искать.');
  await page.getByLabel('Надпись на кнопке').fill('Читать');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Кнопке нужны и надпись, и адрес').waitFor();
  await page.getByLabel('Куда ведёт кнопка').fill('/blog');
  await page.getByText('Получателей: 1').waitFor();
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect.poll(place(page), patience).toMatch(/^\/admin\/broadcast\/\d+$/);
  const letter = page.frameLocator('iframe');
  await letter.getByRole('heading', { name: 'Как найти няню летом' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Пробное письмо себе' }).click();
  await page.getByText(`Письмо отправлено на ${admin.email}`).waitFor();
  await page.getByRole('button', { name: /^Отправить/ }).click();
  await page.getByRole('button', { name: 'Да, отправить' }).click();
  await page.getByText('Отправлена', { exact: true }).waitFor();
  await page.getByText('Отправлено писем: 1 из 1').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  expectNoErrors();
  await close();

  const sent = await product.db
    .selectFrom('letters')
    .select('content')
    .where('user_id', '=', reader.id)
    .executeTakeFirstOrThrow();
  const guest = await openAs(product, null, phoneScreen);
  await guest.page.goto(`${product.origin}${sent.content?.switchOff?.path}`);
  await guest.page.getByRole('heading', { name: 'Новостей больше не будет' }).waitFor();
  expect(await problemsOf(guest.page)).toEqual([]);
  const held = product.db.selectFrom('consents').select('id').where('withdrawn_at', 'is', null);
  expect(await held.where('user_id', '=', reader.id).execute()).toEqual([]);
  guest.expectNoErrors();
  await guest.close();
});
