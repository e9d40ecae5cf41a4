import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContacts } from '#contract/card-contacts.ts';
import { cardPath } from '#contract/cards.ts';
import { formatPhone } from '#contract/contacts.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen, signIn } from './people.ts';

let product: Product;
let nanny: Person;
let card: OwnCard;
let others: OwnCard[];
beforeAll(async () => {
  product = await startProduct();
  nanny = await createPerson(product, { role: 'worker', name: 'Елена Соколова' });
  card = await createPublished(nanny, 'resume');
  others = [];
  for (let count = 0; count < 3; count += 1) {
    const other = await createPerson(product, { role: 'worker' });
    others.push(await createPublished(other, 'resume', { title: `Няня ${count + 1}` }));
  }
});
afterAll(() => product.stop());

/** With a vacancy, and no contact left. */
async function family(): Promise<Person> {
  const person = await createPerson(product, { role: 'employer' });
  await createPublished(person, 'vacancy');
  for (const { slug } of others) {
    await person.visitor.call(openContacts.resume, { params: { slug } });
  }
  return person;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

/** From the choice of a tariff to the page of the bank. */
async function goToTheBank(page: Page, tariff: RegExp): Promise<void> {
  await dialog(page, 'Выберите тариф').getByRole('radio', { name: tariff }).check();
  await button(page, /^Дальше/).click();
  await dialog(page, 'Как оплатить')
    .getByRole('button', { name: /^Оплатить/ })
    .click();
  await page.waitForURL('**/sandbox/pay/**');
}

/** Buys the month from the page of tariffs, up to the bank. */
async function orderMonth(page: Page): Promise<void> {
  await visit(page, '/tariffs?modal=buyTariff');
  await goToTheBank(page, /^Месяц/);
}

it('a guest comes from a locked contact through login and bank to the number', async () => {
  const olga = await family();
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  const other = await openAs(product, olga, desktop);
  await visit(other.page, '/tariffs');
  await visit(page, cardPath(card));
  await button(page, 'Показать контакты').click();
  await button(page, 'Войти').click();
  await signIn(page, olga.email);
  await dialog(page, 'Выберите тариф')
    .getByText(/осталось 0\sиз\s3/)
    .waitFor();
  await dialog(page, 'Выберите тариф')
    .getByRole('radio', { name: /^Месяц/ })
    .check();
  await button(page, /^Дальше: 1\s490\s₽/).click();
  const step = dialog(page, 'Как оплатить');
  await step.getByText('Чек придёт на').waitFor();
  await step.getByText(olga.email).waitFor();
  const box = step.getByRole('checkbox', { name: /^Продлевать тариф: .* спишется 1\s490\s₽/ });
  expect(await box.isChecked()).toBe(false);
  await step.getByText(/Без отметки тариф просто закончится/).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await step.getByRole('button', { name: /^Оплатить 1\s490\s₽/ }).click();

  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await heading(page, 'Оплачено').waitFor();
  await page.getByText(/Тариф «Месяц» действует до/).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  // The tab that was open all the time knows it too.
  await other.page
    .getByRole('article', { name: 'Месяц', exact: true })
    .getByText('У вас есть тариф')
    .waitFor({ timeout: 5000 });

  await page.getByRole('link', { name: 'К контактам' }).click();
  await expect.poll(place(page), patience).toBe(`${cardPath(card)}?modal=vacancyContacts`);
  await button(page, 'Открыть контакты').click();
  await dialog(page, 'Контакты')
    .getByRole('link', { name: formatPhone(nanny.phone) })
    .waitFor();
  expectNoErrors();
  other.expectNoErrors();
  await other.close();
  await close();
});

it('tells on the page of tariffs of a payment that waits, until the bank has answered', async () => {
  const olga = await family();
  const { page, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  const other = await openAs(product, olga, desktop);
  await orderMonth(page);
  await visit(other.page, '/tariffs');
  const waits = other.page.getByText(/^Оплата тарифа «Месяц», 1\s490\s₽, ещё\sне\sзакончена/);
  await waits.waitFor();
  expect(await problemsOf(other.page)).toEqual([]);
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await heading(page, 'Оплачено').waitFor();
  await expect.poll(() => waits.count(), patience).toBe(0);
  expectNoErrors();
  other.expectNoErrors();
  await other.close();
  await close();
});

it('says what became of a payment without scripts, and to nobody else', async () => {
  const olga = await family();
  const { page, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  await orderMonth(page);
  await button(page, 'Оплатить').first().click();
  await heading(page, 'Оплачено').waitFor();
  expectNoErrors();
  await close();

  const { id } = await product.db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', olga.id)
    .executeTakeFirstOrThrow();
  const path = `/account/payment/${id}`;
  const context = { javaScriptEnabled: false };
  const plain = await openAs(product, olga, { ...phoneScreen, context });
  await plain.page.goto(product.origin + path);
  await heading(plain.page, 'Оплачено').waitFor();
  await plain.close();

  const stranger = await openAs(product, await family(), phoneScreen);
  stranger.expectError(/404/);
  await stranger.page.goto(product.origin + path);
  const missing = heading(stranger.page, 'Такой страницы нет');
  await missing.waitFor();
  expect(await missing.count()).toBe(1);
  stranger.expectNoErrors();
  await stranger.close();
});

it('shows the new sum when the price has changed, and takes consent to new words only', async () => {
  const olga = await family();
  const { page, expectError, expectNoErrors, close } = await openAs(product, olga, desktop);
  expectError(/ 409 .*\/tariffs\/buy/);
  await visit(page, '/tariffs?modal=buyTariff');
  await dialog(page, 'Выберите тариф')
    .getByRole('radio', { name: /^3 месяца/ })
    .check();
  await button(page, /^Дальше/).click();
  const step = dialog(page, 'Как оплатить');
  const box = step.getByRole('checkbox');
  await box.check();
  await product.db
    .updateTable('tariffs')
    .set({ price_kopecks: 555_500 })
    .where('slug', '=', 'employer-quarter')
    .execute();
  await step.getByRole('button', { name: /^Оплатить/ }).click();
  await page.getByText(/^Сумма изменилась: сейчас это 5\s555\s₽/).waitFor();
  await button(page, /^Оплатить 5\s555\s₽/).waitFor();
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await step.getByRole('button', { name: /^Оплатить/ }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.getByLabel(/при продлении/).waitFor();
  expectNoErrors();
  await close();
});
