import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it.each([
  ['a phone', phoneScreen],
  ['a desktop', desktop],
])('a caller is looked up, noted, signed out, blocked and let in again: %s', async (_, screen) => {
  const admin = await createPerson(product, { role: 'admin', name: 'Ольга Петрова' });
  const nanny = await createPerson(product, { role: 'worker', name: 'Алёна Краснополянская' });
  const card = await createPublished(nanny, 'resume');
  const { page, expectError, expectNoErrors, close } = await openAs(product, admin, screen);
  expectError(/422|409/);
  await page.goto(`${product.origin}/admin/people?q=${nanny.phone.slice(1)}`);
  await page.getByRole('link', { name: /^Алёна/ }).click();
  await expect.poll(place(page), patience).toBe(`/admin/people/${nanny.id}`);
  const section = (name: string) => page.getByRole('region', { name });
  await section('Кто это').getByText(nanny.email).waitFor();
  await section('Карточки').getByText(card.slug).waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await page.getByLabel('Новая заметка').fill('Перезвонить после шести');
  await page.getByRole('button', { name: 'Записать' }).click();
  await section('Заметки').getByRole('listitem').getByText('Перезвонить после шести').waitFor();
  await expect.poll(() => page.getByLabel('Новая заметка').inputValue(), patience).toBe('');

  await page.getByRole('button', { name: 'Выйти на всех устройствах' }).click();
  await section('Устройства').or(page.getByText('Сейчас нигде не вошёл.')).first().waitFor();
  await page.getByText('Сейчас нигде не вошёл.').waitFor();

  await page.getByRole('button', { name: 'Закрыть вход' }).click();
  const dialog = page.getByRole('dialog', { name: 'Закрыть вход' });
  await dialog.getByRole('button', { name: 'Закрыть вход' }).click();
  await dialog.getByText(/не\sменьше 5|подробнее/i).waitFor();
  await dialog.getByLabel('Причина').fill('Просит деньги вперёд');
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Закрыть вход' }).click();
  await section('Кто это').getByText('Просит деньги вперёд').waitFor();
  await page.getByRole('button', { name: 'Открыть вход' }).click();
  await section('Кто это').getByText('открыт', { exact: true }).waitFor();
  await section('Что делали сотрудники').getByText('Человек разблокирован').waitFor();

  await page.getByRole('button', { name: 'Изменить роль' }).click();
  const roles = page.getByRole('dialog', { name: 'Роль' });
  await roles.getByText('Модератор').click();
  await roles.getByRole('button', { name: 'Сохранить' }).click();
  await roles.getByText('У этого аккаунта есть карточки', { exact: false }).waitFor();
  expectNoErrors();
  await close();
});
