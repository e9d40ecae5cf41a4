import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscriptionCalls } from '#contract/subscriptions.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const history = '/account/payment_history';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const month = (page: Page) => page.getByRole('article', { name: '«Месяц»' });

async function family(): Promise<Person> {
  const person = await createPerson(product, { role: 'employer' });
  await createPublished(person, 'vacancy');
  return person;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

async function buyMonth(page: Page, isRenewed: boolean): Promise<void> {
  await visit(page, '/tariffs?modal=buyTariff');
  await page.getByRole('radio', { name: /^Месяц/ }).check();
  await button(page, /^Дальше/).click();
  const box = page.getByRole('checkbox', { name: /^Продлевать тариф/ });
  await box.setChecked(isRenewed);
  await button(page, /^Оплатить 1/).click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await page.getByRole('heading', { name: 'Оплачено' }).waitFor();
}

it('a renewal is switched off and on, and the card unlinked, by one press each', async () => {
  const olga = await family();
  const { page, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  await buyMonth(page, true);
  await page.getByRole('link', { name: 'История платежей' }).first().click();
  await month(page)
    .getByText(/спишется 1\s490\s₽ за\s«Месяц»/)
    .waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const ends = month(page).getByText(/закончится сам: ничего больше не\sспишется/);
  const goesOn = month(page).getByText(/^\d+\s\S+ спишется 1\s490\s₽/);

  const other = await openAs(product, olga, desktop);
  await visit(other.page, history);
  await button(page, 'Не продлевать').click();
  await ends.waitFor();
  // Another tab of the same person follows.
  await month(other.page)
    .getByText(/закончится сам/)
    .waitFor({ timeout: 5000 });
  await page.getByRole('button', { name: 'Включить', exact: true }).click();
  await goesOn.waitFor();

  await button(page, 'Не продлевать').click();
  await ends.waitFor();
  await button(page, 'Включить продление').click();
  const box = page.getByRole('checkbox', { name: /^Продлевать тариф: .* спишется 1\s490\s₽/ });
  expect(await box.isChecked()).toBe(false);
  await button(page, 'Включить продление').click();
  await page.getByText('Поставьте отметку, если согласны').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await box.check();
  await button(page, 'Включить продление').click();
  await goesOn.waitFor();

  await button(page, 'Отвязать карту').click();
  await page.getByText('Карта отвязана: списать с неё больше ничего нельзя').waitFor();
  await ends.waitFor();
  await page.getByText('Учебная карта').waitFor({ state: 'detached' });
  const { data } = await olga.visitor.call(subscriptionCalls.list);
  expect(data).toMatchObject({ payment_method: null, data: [{ renewal: null, offer: null }] });
  expectNoErrors();
  other.expectNoErrors();
  await other.close();
  await close();
});

it('money is asked back with a reason, once', async () => {
  const olga = await family();
  const { page, expectNoErrors, close } = await openAs(product, olga, desktop);
  await buyMonth(page, false);
  await visit(page, history);
  const line = page.getByRole('listitem').filter({ hasText: 'Тариф «Месяц»' });
  await line.getByText('Оплачено', { exact: true }).waitFor();
  await line.getByText(/^1\s490\s₽$/).waitFor();
  await button(page, 'Вернуть деньги').click();
  await button(page, /^Попросить вернуть 1\s490\s₽/).click();
  await page.getByText('Напишите подробнее: не меньше 10 знаков').waitFor();
  await page.getByLabel('Почему возвращаете?').fill('Няню нашли у знакомых');
  expect(await problemsOf(page)).toEqual([]);
  await button(page, /^Попросить вернуть/).click();
  await line.getByText(/^Вы\sпопросили вернуть 1\s490\s₽/).waitFor();
  await button(page, 'Вернуть деньги').waitFor({ state: 'detached' });
  expectNoErrors();
  await close();
});

it('whoever has paid nothing is told so, and a guest signs in first', async () => {
  const olga = await family();
  const { page, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  await visit(page, history);
  await page.getByText('У вас бесплатный «Базовый»: ничего не спишется.').waitFor();
  await page.getByRole('heading', { name: 'Платежей ещё не было' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await close();
  const guest = await openAs(product, null, phoneScreen);
  await guest.page.goto(product.origin + history);
  await expect.poll(place(guest.page), patience).toBe(`/?modal=login&next=${history}`);
  expectNoErrors();
  await guest.close();
});
