import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formatPhone } from '#contract/contacts.ts';
import { cardPath } from '#contract/cards.ts';
import { createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { move, patience, place } from './navigation.ts';
import { lastCode, openAs, phoneScreen } from './people.ts';

let product: Product;
let nanny: Person;
let card: string;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.db.deleteFrom('attempts').execute();
  nanny = await createPerson(product, { role: 'worker', name: 'Екатерина Волкова' });
  card = cardPath(await createPublished(nanny, 'resume'));
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const registration = (page: Page) => page.getByRole('dialog', { name: 'Регистрация' });

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000);

let phones = 0;
const freshPhone = () => {
  phones += 1;
  return `+7913000${String(phones).padStart(4, '0')}`;
};

/** From the page of the card, which was shared, to its gate and on to the registration. */
async function askForContacts(page: Page): Promise<void> {
  await page.goto(product.origin + card);
  await expect.poll(place(page), patience).toBe(card);
  await button(page, 'Согласен').click();
  await button(page, 'Показать контакты').click();
  const gate = page.getByRole('dialog', { name: 'Контакты' });
  await gate.getByText('Екатерина Волкова').waitFor();
  await gate.getByText(`+7 9•• •••-••-${nanny.phone.slice(-2)}`).waitFor();
  await gate.getByText('3 контакта каждый месяц бесплатно').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Зарегистрироваться').click();
}

async function fillIn(page: Page, name: string, login: string): Promise<void> {
  const dialog = registration(page);
  await dialog.getByLabel('Как вас зовут').fill(name);
  await dialog.getByLabel('Телефон или почта').fill(login);
  await dialog.getByLabel(/^Принимаю/).check();
  await dialog.getByLabel(/^Согласен на/).check();
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
}

async function enterCode(page: Page, label: string, sentTo: string): Promise<void> {
  await page.getByLabel(label).waitFor();
  await page.getByLabel(label).fill(await lastCode(product, sentTo));
}

async function expectNumber(page: Page): Promise<void> {
  await expect.poll(place(page), patience).toBe(`${card}?modal=vacancyContacts`);
  await button(page, 'Открыть контакты').click();
  await page.getByRole('link', { name: formatPhone(nanny.phone) }).waitFor();
}

/** How long somebody looks at a screen before they press anything, and at a key before the next. */
const human = { readMs: 2500, keyMs: 150 };

it('nobody needs a minute from a shared resume to its open number', async () => {
  const { page, expectNoErrors, close } = await product.open(phoneScreen);
  const began = Date.now();
  const read = () => page.waitForTimeout(human.readMs);
  const type = (label: string, text: string) =>
    page.getByLabel(label).pressSequentially(text, { delay: human.keyMs });
  await page.goto(product.origin + card);
  await read();
  await button(page, 'Показать контакты').click();
  await read();
  await button(page, 'Зарегистрироваться').click();
  await read();
  const phone = freshPhone();
  await type('Как вас зовут', 'Мария');
  await type('Телефон или почта', phone);
  await registration(page)
    .getByLabel(/^Принимаю/)
    .check();
  await registration(page)
    .getByLabel(/^Согласен на/)
    .check();
  await read();
  await registration(page).getByRole('button', { name: 'Зарегистрироваться' }).click();
  await page.getByLabel('Код из СМС').waitFor();
  // The message has to come, and to be found.
  await page.waitForTimeout(3 * human.readMs);
  await type('Код из СМС', await lastCode(product, phone));
  await button(page, 'Открыть контакты').waitFor();
  await read();
  await button(page, 'Открыть контакты').click();
  await page.getByRole('link', { name: formatPhone(nanny.phone) }).waitFor();
  expect(Date.now() - began).toBeLessThan(60_000);
  expectNoErrors();
  await close();
});

it('a shared resume leads a family to its phone number, with a form for nothing but registration', async () => {
  const { page, expectNoErrors, close } = await product.open({
    ...phoneScreen,
    context: { hasTouch: true },
  });
  await askForContacts(page);
  const phone = freshPhone();
  await fillIn(page, 'Мария', phone);
  await enterCode(page, 'Код из СМС', phone);
  await expectNumber(page);

  // For an hour the rest of the site is open, too; after it the first card is asked for, with reasons.
  await move(page, '/blog');
  await expect.poll(place(page), patience).toBe('/blog');
  await product.db.updateTable('users').set({ looking_around_until: null }).execute();
  await page.goto(`${product.origin}/blog`);
  await expect.poll(place(page), patience).toBe('/vacancies/create?next=/blog');
  await page.getByText(/^Вы\sздесь, потому что/).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Сначала осмотрюсь').click();
  await expect.poll(place(page), patience).toBe('/blog');
  await page.goto(product.origin + card);
  await expect.poll(place(page), patience).toBe(card);
  expectNoErrors();
  await close();
});

it('the role of whoever registers is that of what they want, and of what they press', async () => {
  const olga = await createPerson(product, { role: 'employer' });
  const vacancy = cardPath(await createPublished(olga, 'vacancy'));
  const { page, expectNoErrors, close } = await product.open({
    ...phoneScreen,
    width: 1440,
    stored: { role: 'employee' },
  });
  await page.goto(product.origin + vacancy);
  await expect.poll(place(page), patience).toBe(vacancy);
  await button(page, 'Показать контакты').click();
  await button(page, 'Зарегистрироваться').click();
  const wanted = registration(page).getByRole('radio', { name: /^Найти работу/ });
  await expect.poll(() => wanted.isChecked(), patience).toBe(true);
  await page.goto(product.origin);
  await page
    .getByRole('navigation', { name: 'Поиск' })
    .getByRole('link', { name: 'Найти работу' })
    .click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('role')), patience)
    .toBe('worker');
  await move(page, '/ture');
  await expect.poll(place(page), patience).toBe('/ture?role=worker');
  expectNoErrors();
  await close();
});

it('whoever wrote a resume to answer a vacancy comes back to it once it is shown', async () => {
  const olga = await createPerson(product, { role: 'employer' });
  const vacancy = cardPath(await createPublished(olga, 'vacancy'));
  const anna = await createPerson(product, { role: 'worker' });
  await product.db.updateTable('users').set({ looking_around_until: tomorrow() }).execute();
  const { page, expectNoErrors, close } = await openAs(product, anna, phoneScreen);
  await page.goto(product.origin + vacancy);
  await expect.poll(place(page), patience).toBe(vacancy);
  await button(page, 'Откликнуться').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Создать анкету' }).click();
  await expect.poll(place(page), patience).toBe('/resumes/create/nyanya');
  await startCard(anna, 'resume', goodDraft('resume'));
  await page.goto(`${product.origin}/resumes/create/nyanya/show`);
  await page.getByLabel(/^Разрешаю показывать/).check();
  await button(page, 'Опубликовать').click();
  await expect.poll(place(page), patience).toBe(`${vacancy}?modal=respond`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Отправить/ })
    .waitFor();
  expectNoErrors();
  await close();
});

it('nothing that has the focus stands behind the cookie banner', async () => {
  const { page, expectNoErrors, close } = await product.open({
    ...phoneScreen,
    stored: { role: 'employee' },
  });
  await page.goto(product.origin);
  await button(page, 'Согласен').waitFor();
  const seen = new Set<string>();
  const behind: string[] = [];
  for (let stops = 0; stops < 25; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, isBehind } = await page.evaluate(() => {
      const top = document.querySelector('[data-cookie-bar]')?.getBoundingClientRect().top ?? 0;
      const at = document.activeElement;
      const isBehind = (at?.getBoundingClientRect().bottom ?? 0) > top;
      return { name: at?.textContent ?? '', isBehind };
    });
    seen.add(name);
    if (isBehind) behind.push(name);
  }
  expect(behind).toEqual([]);
  expect(seen.size).toBeGreaterThan(15);
  expectNoErrors();
  await close();
});

it('a mail is confirmed before the phone, in the same dialog', async () => {
  const { page, expectNoErrors, close } = await product.open(phoneScreen);
  await askForContacts(page);
  const phone = freshPhone();
  // What cannot be a name is told at the field, before anything is sent.
  const refusal = registration(page).getByText('Пишите имя только буквами');
  await registration(page).getByLabel('Как вас зовут').fill('Мария 🌸');
  await refusal.waitFor();
  await fillIn(page, 'Мария', 'maria@example.org');
  await enterCode(page, 'Код из письма', 'maria@example.org');
  await page.getByLabel('Телефон', { exact: true }).fill(phone);
  await button(page, 'Получить код').click();
  await enterCode(page, 'Код из СМС', phone);
  await expectNumber(page);
  expect(await page.getByText('maria@example.org').count()).toBe(0);
  expectNoErrors();
  await close();
});

it('a phone that is registered already leads to its account by one press', async () => {
  const family = await createPerson(product, { role: 'employer' });
  await createPublished(family, 'vacancy');
  const { page, expectError, expectNoErrors, close } = await product.open(phoneScreen);
  expectError(/ 409 .*\/phone\/verify/);
  await askForContacts(page);
  await fillIn(page, 'Я снова', family.phone);
  await enterCode(page, 'Код из СМС', family.phone);
  await page.getByText('С этим телефоном у вас уже есть аккаунт').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Войти в свой аккаунт').click();
  await expectNumber(page);
  expectNoErrors();
  await close();
});

it('what one came for is not forgotten with a closed tab', async () => {
  const { page, expectNoErrors, close } = await product.open(phoneScreen);
  await askForContacts(page);
  const phone = freshPhone();
  await fillIn(page, 'Мария', phone);
  await page.getByLabel('Код из СМС').waitFor();
  await button(page, 'Закрыть').click();
  await expect.poll(place(page), patience).toBe('/account/edit/edit-phone');
  const later = await page.context().newPage();
  await page.close();
  await later.goto(`${product.origin}/`);
  await expect.poll(place(later), patience).toBe('/account/edit/edit-phone');
  // A minute is over.
  await product.db.deleteFrom('attempts').execute();
  await button(later, 'Получить код').click();
  await enterCode(later, 'Код из СМС', phone);
  await expectNumber(later);
  expectNoErrors();
  await close();
});

it('what one came for is not forgotten while the code is on its way', async () => {
  const { page, expectNoErrors, close } = await product.open(phoneScreen);
  await askForContacts(page);
  const phone = freshPhone();
  await fillIn(page, 'Мария', phone);
  await page.getByLabel('Код из СМС').waitFor();
  await page.reload();
  await expect.poll(place(page), patience).toBe('/account/edit/edit-phone');
  await enterCode(page, 'Код из СМС', phone);
  await expectNumber(page);
  expectNoErrors();
  await close();
});

it('what was said of a field goes as soon as it is put right', async () => {
  const { page, expectNoErrors, close } = await product.open(phoneScreen);
  await askForContacts(page);
  const dialog = registration(page);
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
  const wrong = dialog.locator('[aria-invalid="true"]');
  await expect.poll(() => wrong.count(), patience).toBe(4);
  await dialog.getByLabel('Как вас зовут').fill('Мария');
  await dialog.getByLabel(/^Принимаю/).check();
  await expect.poll(() => wrong.count(), patience).toBe(2);
  expect(await problemsOf(page)).toEqual([]);
  expectNoErrors();
  await close();
});
