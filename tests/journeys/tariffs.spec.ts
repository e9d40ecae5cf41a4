import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createCategory, createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { giveTariff } from '#tests/tariffs.ts';
import { problemsOf } from './screen-checks.ts';
import { closed } from './dialogs.ts';
import { move, patience, place } from './navigation.ts';
import { desktop, lastCode, openAs, phoneScreen, signIn } from './people.ts';

let product: Product;
let otherCategory: string;
beforeAll(async () => {
  product = await startProduct();
  // Before anybody asks for the categories, which are kept from then on.
  otherCategory = await createCategory(product);
});
afterAll(() => product.stop());

const choice = '/tariffs?modal=buyTariff';
const dialog = (page: Page, name = 'Выберите тариф') => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function withCard(role: 'worker' | 'employer'): Promise<Person> {
  const person = await createPerson(product, { role });
  await createPublished(person, role === 'worker' ? 'resume' : 'vacancy');
  return person;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

it('a guest sees the tariffs of either side, also without scripts', async () => {
  const plain = await product.open({ ...phoneScreen, javaScriptEnabled: false });
  await plain.page.goto(`${product.origin}/tariffs`);
  await plain.page.getByRole('link', { name: 'Ищу помощника' }).click();
  await plain.page.getByRole('heading', { name: 'Тарифы для семей' }).waitFor();
  const trial = card(plain.page, 'Пробный');
  expect(await trial.innerText()).toMatch(/99\s₽/);
  await trial.getByText('далее 1490р за тариф', { exact: true }).waitFor();
  await trial.getByText('Что входит в тариф:', { exact: true }).waitFor();
  await plain.page.getByText('Что такое контакт?').click();
  await plain.page.getByText('Второй раз за ту же анкету контакт не спишется').waitFor();
  await plain.close();

  // A family that has said so before is met by its own.
  const stored = { cookie: 'agreed', role: 'employee' };
  const guest = await product.open({ ...desktop, stored });
  await guest.page.goto(`${product.origin}/tariffs`);
  await expect.poll(place(guest.page), patience).toBe('/tariffs?role=employee');
  await guest.page.getByRole('link', { name: 'Ищу работу' }).click();
  await expect.poll(place(guest.page), patience).toBe('/tariffs?role=worker');
  await guest.page.getByRole('heading', { name: 'Тарифы для специалистов' }).waitFor();
  guest.expectNoErrors();
  await guest.close();
});

it('the tariff that somebody has is flagged', async () => {
  const olga = await withCard('employer');
  const { page, expectNoErrors, close } = await openAs(product, olga);
  await visit(page, '/tariffs');
  const flag = 'У вас есть тариф';
  await card(page, 'Базовый').getByText(flag, { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Ищу работу' }).count()).toBe(0);
  await giveTariff(product, olga, 'employer-month', { until: new Date('2099-02-03T12:00:00Z') });
  await page.reload();
  await card(page, 'Месяц').getByText(flag, { exact: true }).waitFor();
  await card(page, 'Месяц').getByText('до 3 февраля 2099').waitFor();
  expect(await page.getByText(flag).count()).toBe(1);
  expectNoErrors();
  await close();
});

it('a trial that somebody has had is not offered again', async () => {
  const olga = await withCard('employer');
  await giveTariff(product, olga, 'employer-trial', { until: new Date(Date.now() - 1000) });
  const { page, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  await visit(page, '/tariffs');
  const trial = card(page, 'Пробный');
  await trial.getByText('Пробный тариф продаётся один раз, и у вас он уже был').waitFor();
  expect(await trial.getByRole('button').count()).toBe(0);
  await card(page, 'Месяц').getByRole('button', { name: 'Оплатить' }).click();
  await dialog(page)
    .getByRole('radio', { name: /^Месяц/ })
    .waitFor();
  expect(
    await dialog(page)
      .getByRole('radio', { name: /^Пробный/ })
      .count(),
  ).toBe(0);
  expectNoErrors();
  await close();
});

it.each([phoneScreen, desktop])(
  '«Оплатить» leads through the choice to what is paid ($width)',
  async (screen) => {
    const olga = await withCard('employer');
    const { page, expectNoErrors, close } = await openAs(product, olga, screen);
    await visit(page, '/tariffs');
    await card(page, 'Пробный').getByRole('button', { name: 'Оплатить' }).click();
    await dialog(page).getByText('осталось 3 из 3').waitFor();
    expect(
      await dialog(page)
        .getByRole('radio', { name: /^Пробный/ })
        .isChecked(),
    ).toBe(true);
    await dialog(page)
      .getByRole('radio', { name: /^Месяц/ })
      .check();
    await page.getByRole('button', { name: /^Дальше: 1\s490\s₽/ }).click();
    await page.getByRole('button', { name: /^Оплатить 1\s490\s₽/ }).waitFor();
    const renewal = dialog(page, 'Как оплатить').getByRole('checkbox', {
      name: /^Продлевать тариф: .* спишется 1\s490\s₽ за «Месяц»/,
    });
    expect(await renewal.isChecked()).toBe(false);
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Выбрать другой' }).click();
    expect(
      await dialog(page)
        .getByRole('radio', { name: /^Месяц/ })
        .isChecked(),
    ).toBe(true);
    await page.goBack();
    await expect.poll(place(page), patience).toBe('/tariffs');
    await closed(page);
    expectNoErrors();
    await close();
  },
);

it('without a bank it is said how to get a tariff', async () => {
  const olga = await withCard('employer');
  const { gateways } = product.deps;
  const { payments } = gateways;
  gateways.payments = null;
  onTestFinished(() => void (gateways.payments = payments));
  const { page, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  await visit(page, '/tariffs');
  await card(page, 'Месяц').getByRole('button', { name: 'Оплатить' }).click();
  await page.getByRole('button', { name: /^Дальше: 1\s490\s₽/ }).click();
  const step = dialog(page, 'Как оплатить');
  await step.getByText('Оплата на сайте пока не подключена').waitFor();
  const write = step.getByRole('link', { name: 'Написать в поддержку' });
  expect(decodeURIComponent((await write.getAttribute('href')) ?? '')).toMatch(
    /^mailto:help@ryadom\.example\?subject=Тариф «Месяц»/,
  );
  expect(await problemsOf(page)).toEqual([]);
  expectNoErrors();
  await close();
});

it('the choice of a guest outlives the login; without one there is nothing to go on with', async () => {
  const olga = await withCard('employer');
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await visit(page, '/tariffs?role=employee');
  await card(page, '5 контактов').getByRole('button', { name: 'Оплатить' }).click();
  // The modal offers what the guest has come for, not what they said long ago.
  await dialog(page)
    .getByRole('radio', { name: /^5 контактов/ })
    .waitFor();
  await page.getByRole('button', { name: 'Войти и продолжить' }).click();
  await signIn(page, olga.email);
  await expect.poll(place(page), patience).toBe(choice);
  expect(
    await dialog(page)
      .getByRole('radio', { name: /^5 контактов/ })
      .isChecked(),
  ).toBe(true);

  await page.evaluate(() => sessionStorage.clear());
  await visit(page, choice);
  await page.getByRole('button', { name: 'Дальше', exact: true }).click();
  await dialog(page).getByText('Выберите один из тарифов').waitFor();
  expectNoErrors();
  await close();
});

it('an e-mail is asked for and confirmed first', async () => {
  const olga = await withCard('employer');
  const none = { email: null, email_verified_at: null };
  await product.db.updateTable('users').set(none).where('id', '=', olga.id).execute();
  const { page, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  await visit(page, '/tariffs');
  await card(page, 'Месяц').getByRole('button', { name: 'Оплатить' }).click();
  await expect.poll(place(page), patience).toBe('/tariffs?modal=buyTariffEmail');
  const address = 'chek@example.com';
  const ask = dialog(page, 'Куда прислать чек?');
  await ask.getByLabel('Почта').fill(address);
  await ask.getByRole('button', { name: 'Получить код' }).click();
  await ask.getByText(address).waitFor();
  await expect.poll(() => lastCode(product, address).catch(() => ''), patience).toMatch(/^\d{6}$/);
  await ask.getByLabel('Код из письма').fill(await lastCode(product, address));
  await expect.poll(place(page), patience).toBe(choice);
  expect(
    await dialog(page)
      .getByRole('radio', { name: /^Месяц/ })
      .isChecked(),
  ).toBe(true);
  await page.goBack();
  await expect.poll(place(page), patience).toBe('/tariffs');
  expectNoErrors();
  await close();
});

it('a second resume needs a tariff; what is begun or shown can be written on', async () => {
  const anna = await createPerson(product, { role: 'worker' });
  const shown = await createPublished(anna, 'resume');
  const { page, expectNoErrors, close } = await openAs(product, anna, desktop);
  for (const path of ['/resumes/create', '/resumes/create/nyanya', '/resumes/create/nyanya/show']) {
    await page.goto(product.origin + path);
    await expect.poll(place(page), { ...patience, message: path }).toBe(`${choice}&next=${path}`);
    await dialog(page).getByText('на сайте 1 из 1').waitFor();
  }
  await page.keyboard.press('Escape');
  await expect.poll(place(page), patience).toBe('/tariffs');
  await move(page, '/resumes/create');
  await expect.poll(place(page), patience).toBe(`${choice}&next=/resumes/create`);

  await visit(page, `/resumes/update/nyanya/${shown.slug}`);
  await startCard(anna, 'resume', goodDraft('resume', {}, otherCategory), otherCategory);
  const form = `/resumes/create/${otherCategory}`;
  await visit(page, form);
  expect(await page.getByRole('dialog').count()).toBe(0);

  // A tariff opens the way.
  await giveTariff(product, anna, 'worker-month');
  await visit(page, '/resumes/create');
  expectNoErrors();
  await close();
});

it('a vacancy beyond the tariff is refused at publication, and the form keeps it', async () => {
  const olga = await withCard('employer');
  await startCard(olga, 'vacancy', goodDraft('vacancy'));
  const { page, expectError, expectNoErrors, close } = await openAs(product, olga, desktop);
  expectError(/ 402 .*\/publication/);
  const preview = '/vacancies/create/nyanya/show';
  await visit(page, preview);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await dialog(page).getByText('на сайте 1 из 1').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(place(page), patience).toBe(preview);
  await giveTariff(product, olga, 'employer-month');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await page.waitForURL(/\/vacancy-/);
  expectNoErrors();
  await close();
});
