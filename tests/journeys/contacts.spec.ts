import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContacts } from '#contract/card-contacts.ts';
import { cardPath } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { formatPhone } from '#contract/contacts.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { closed, focused } from './dialogs.ts';
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
    others.push(
      await createPublished(await createPerson(product, { role: 'worker' }), 'resume', {
        title: `Няня ${count + 1}`,
      }),
    );
  }
});
afterAll(() => product.stop());

async function family(): Promise<Person> {
  const person = await createPerson(product, { role: 'employer' });
  await createPublished(person, 'vacancy');
  return person;
}

const use = ({ visitor }: Person, { slug }: OwnCard) =>
  visitor.call(openContacts.resume, { params: { slug } });
const phoneLink = (page: Page) =>
  page.getByRole('dialog').getByRole('link', { name: formatPhone(nanny.phone) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

it.each([phoneScreen, desktop])(
  'a family opens the contacts of a nanny, and they stay open ($width)',
  async (screen) => {
    const olga = await family();
    const context = { permissions: ['clipboard-read', 'clipboard-write'] };
    const { page, expectNoErrors, close } = await openAs(product, olga, { ...screen, context });
    await visit(page, cardPath(card));
    await button(page, 'Показать контакты').click();
    const dialog = page.getByRole('dialog', { name: 'Контакты' });
    await dialog.getByText('у вас 3 контакта из 3').waitFor();
    await button(page, 'Открыть контакты').click();
    await phoneLink(page).waitFor();
    expect(await phoneLink(page).getAttribute('href')).toBe(`tel:${nanny.phone}`);
    await dialog.getByText('Елена Соколова').waitFor();
    await dialog.getByText('Осталось: 2 контакта').waitFor();
    await dialog.getByText(/^Не\sплатите вперёд/).waitFor();
    await button(page, 'Скопировать телефон').click();
    await page.getByText('Скопировано').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(nanny.phone);

    expect(await problemsOf(page)).toEqual([]);

    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count(), patience).toBe(0);
    await button(page, 'Контакты открыты').waitFor();
    await page.reload();
    await button(page, 'Контакты открыты').click();
    await phoneLink(page).waitFor();
    await dialog.getByText('Осталось: 2 контакта').waitFor();

    // It is open again after a reload, and nothing was pressed that focus could go back to.
    await page.reload();
    await phoneLink(page).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    await expect.poll(focused(page), patience).toBe('Контакты открыты');
    expectNoErrors();
    await close();
  },
);

it.each([phoneScreen, desktop])(
  'a guest who signs in for contacts by keys alone is led to them, and back to their button ($width)',
  async (screen) => {
    const olga = await family();
    const { page, expectNoErrors, close } = await openAs(product, null, screen);
    await visit(page, cardPath(card));
    await button(page, 'Показать контакты').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Контакты' });
    await dialog.getByRole('button', { name: 'Войти', exact: true }).press('Enter');
    await signIn(page, olga.phone);
    await button(page, 'Открыть контакты').waitFor();
    const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement));
    await expect.poll(isInside, patience).toBe(true);
    await page.keyboard.press('Escape');
    await closed(page);
    await expect.poll(focused(page), patience).toBe('Показать контакты');
    expectNoErrors();
    await close();
  },
);

it('the fourth of a month is refused, and a tariff is offered', async () => {
  const olga = await family();
  for (const other of others) await use(olga, other);
  const { page, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  await visit(page, cardPath(card));
  await button(page, 'Показать контакты').click();
  const dialog = page.getByRole('dialog', { name: 'Выберите тариф' });
  await dialog.getByText(/осталось 0\sиз\s3/).waitFor();
  await dialog.getByText(/новые появятся \d+/).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.goBack();
  await expect.poll(place(page), patience).toBe(cardPath(card));
  await closed(page);

  // One that was opened stays so.
  const [opened] = others;
  await visit(page, cardPath(opened ?? card));
  await button(page, 'Контакты открыты').click();
  await page.getByRole('dialog').getByText('Осталось: 0 контактов').waitFor();
  expectNoErrors();
  await close();
});

it('the last one that went to another tab is refused on the press', async () => {
  const olga = await family();
  const { page, expectError, expectNoErrors, close } = await openAs(product, olga);
  expectError(/ 402 .*\/contacts/);
  await visit(page, `${cardPath(card)}?modal=vacancyContacts`);
  await button(page, 'Открыть контакты').waitFor();
  for (const other of others) await use(olga, other);
  await button(page, 'Открыть контакты').click();
  await page.getByRole('dialog', { name: 'Выберите тариф' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expectNoErrors();
  await close();
});

it('a guest signs in and comes back to the same card', async () => {
  const olga = await family();
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await visit(page, cardPath(card));
  await button(page, 'Показать контакты').click();
  await button(page, 'Войти').click();
  await signIn(page, olga.phone);
  await expect.poll(place(page), patience).toBe(`${cardPath(card)}?modal=vacancyContacts`);
  await button(page, 'Открыть контакты').click();
  await phoneLink(page).waitFor();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.poll(place(page), patience).toBe(cardPath(card));
  await button(page, 'Контакты открыты').waitFor();
  expectNoErrors();
  await close();
});

it('whom it does not concern is told so, and sees no button', async () => {
  const colleague = await createPerson(product, { role: 'worker' });
  await createPublished(colleague, 'resume');
  const cases = [
    [colleague, 'Контакты анкет открывают те, кто ищет помощника.'],
    [nanny, 'Это ваша карточка: её контакты вы знаете.'],
    [await createPerson(product, { role: 'moderator' }), 'Контакты анкет открывают'],
  ] as const;
  for (const [person, words] of cases) {
    const { page, expectNoErrors, close } = await openAs(product, person);
    await visit(page, cardPath(card));
    expect(await button(page, 'Показать контакты').count()).toBe(0);
    await visit(page, `${cardPath(card)}?modal=vacancyContacts`);
    await page.getByRole('dialog', { name: 'Контакты' }).getByText(words).waitFor();
    expectNoErrors();
    await close();
  }
});

it('how contacts work is explained beside the button', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await visit(page, cardPath(card));
  await page.getByRole('link', { name: 'Как работают контакты?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Как работают контакты' });
  await dialog.getByText('Один раз и навсегда').waitFor();
  await dialog.getByRole('link', { name: 'Посмотреть тарифы' }).click();
  await expect.poll(place(page), patience).toBe('/tariffs');
  await closed(page);
  expectNoErrors();
  await close();
});
