import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import { moscowDay } from '#contract/russian.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { overflowOf, violationsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it('what a nanny says of herself and what staff have checked stands on her card', async () => {
  const nanny = await createPerson(product, { role: 'worker', name: 'Елена Соколова' });
  const card = await createPublished(nanny, 'resume');
  const hers = await openAs(product, nanny, phoneScreen);
  await hers.page.goto(`${product.origin}/account/test`);
  await expect.poll(place(hers.page), patience).toBe('/account/test');
  const bathing = hers.page.getByRole('group', { name: 'Купание и гигиена' });
  await bathing.getByText('Уверенно', { exact: true }).click();
  await hers.page
    .getByRole('group', { name: 'Режим и укладывание' })
    .getByText('Немного', { exact: true })
    .click();
  await hers.page
    .getByRole('switch', { name: /^Показывать ответы в анкете/ })
    .first()
    .click();
  await hers.page.getByText('Сохранено').waitFor();
  expect(await violationsOf(hers.page)).toEqual([]);
  expect(await overflowOf(hers.page)).toEqual([]);

  await hers.page.getByLabel('Когда и где вам удобно').fill('В будни после шести');
  await hers.page.getByRole('button', { name: 'Попросить о проверке' }).click();
  await hers.page.getByText('Мы позвоним вам и договоримся о дне.').waitFor();

  const moderator = await createPerson(product, { role: 'moderator' });
  const staff = await openAs(product, moderator, desktop);
  staff.expectError(/422/);
  await staff.page.goto(`${product.origin}/admin`);
  await staff.page.getByRole('link', { name: /^Полиграф/ }).click();
  await expect.poll(place(staff.page), patience).toBe('/admin/exams');
  const phone = staff.page.locator('a[href^="tel:"]');
  expect(await phone.count()).toBe(0);
  await staff.page.getByRole('button', { name: 'Показать телефон' }).click();
  await phone.waitFor();
  await staff.page.getByRole('button', { name: 'Назначить день' }).click();
  const dialog = staff.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.getByText('Выберите день').waitFor();
  await dialog.getByLabel('День').fill(moscowDay(new Date()));
  await dialog.getByLabel('Время').fill('14:00');
  await dialog.getByLabel('Адрес').fill('Москва, Лесная, 5');
  expect(await violationsOf(staff.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await staff.page.getByRole('heading', { name: 'Назначены 1' }).waitFor();
  await staff.page.getByRole('button', { name: 'Записать результат' }).click();
  await dialog.getByText('Низкий').click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await staff.page.getByText('риск низкий').waitFor();
  expect(await violationsOf(staff.page)).toEqual([]);
  expect(await overflowOf(staff.page)).toEqual([]);
  staff.expectNoErrors();
  await staff.close();

  await hers.page.reload();
  await hers.page.getByText('Риск: низкий').waitFor();
  await hers.page.getByRole('switch', { name: /^Показывать в анкетах/ }).click();
  await hers.page.getByText('Сохранено').waitFor();
  expect(await bathing.getByRole('radio', { name: 'Уверенно' }).isChecked()).toBe(true);
  expect(await violationsOf(hers.page)).toEqual([]);
  hers.expectNoErrors();
  await hers.close();

  const guest = await openAs(product, null, desktop);
  const skills = guest.page.getByRole('region', { name: 'Как оценивает себя' });
  const seen = async () => {
    await guest.page.goto(product.origin + cardPath(card));
    return [
      await skills.getByText('Купание и гигиена').count(),
      await guest.page.getByText(/^Полиграф: низкий риск/).count(),
    ];
  };
  await expect.poll(seen, patience).toEqual([1, 1]);
  expect(await violationsOf(guest.page)).toEqual([]);
  guest.expectNoErrors();
  await guest.close();
});

it('a family is told whose test it is', async () => {
  const family = await createPerson(product, { role: 'employer' });
  await createPublished(family, 'vacancy');
  const { page, expectNoErrors, close } = await openAs(product, family, phoneScreen);
  await page.goto(`${product.origin}/account/test`);
  await page.getByText('Тест проходят те, кто ищет работу.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expectNoErrors();
  await close();
});
