import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
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

/** The step of a form that asks it. */
async function openQuestion(page: Page, path: string): Promise<void> {
  for (let step = 1; step < stepsAtMost; step += 1) {
    await page.goto(`${product.origin}${path}?step=${step}`);
    await expect.poll(place(page), patience).toBe(`${path}?step=${step}`);
    if ((await page.getByText(question).count()) > 0) return;
  }
  throw new Error(`No step of ${path} asks «${question}»`);
}

const stepsAtMost = 20;
const question = 'С какими питомцами вы ладите';

it('a new question goes from the back office to form, filter and card, and its answer stays', async () => {
  const admin = await createPerson(product, { role: 'admin' });
  const staff = await openAs(product, admin, desktop);
  staff.expectError(/422/);
  const { page } = staff;
  await page.goto(`${product.origin}/admin/categories`);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Няня', exact: true }).click();
  await page.getByRole('link', { name: 'Вопросы анкет' }).click();
  await page.getByRole('link', { name: 'Новый вопрос' }).click();
  await expect.poll(place(page), patience).toMatch(/resume\/new$/);
  await page.getByLabel('Вопрос', { exact: true }).fill(question);
  await page.getByLabel('Вид ответа').selectOption('many');
  await page.getByLabel('Шаг формы').fill('Дети');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Нужен хотя бы один вариант').waitFor();
  for (const [at, name] of ['с кошками', 'с собаками'].entries()) {
    await page.getByRole('button', { name: 'Добавить вариант' }).click();
    await page.getByLabel(`Вариант ${at + 1}`, { exact: true }).fill(name);
  }
  await page.getByRole('checkbox', { name: /^На плитке/ }).check();
  const form = page.getByRole('region', { name: 'В форме' });
  await form.getByLabel('с собаками').waitFor();
  const filter = page.getByRole('region', { name: 'В фильтрах' });
  await filter.getByLabel('с собаками').waitFor();
  const line = page.getByRole('region', { name: 'На странице карточки' });
  await line.getByText('с кошками, с собаками').waitFor();
  // It can be tried: the line follows.
  await form.getByLabel('с собаками').uncheck();
  await line.getByText('с кошками', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Есть несохранённые правки').waitFor();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Вопрос сохранён').waitFor();
  await expect.poll(place(page), patience).toMatch(/resume\/\d+$/);
  expect(await problemsOf(page)).toEqual([]);
  const editor = page.url();

  // What another person has saved since is told, also after a reload.
  await page.getByLabel('Подсказка').fill('Моя подсказка');
  const second = await openAs(product, admin, desktop);
  await second.page.goto(editor);
  await expect.poll(place(second.page), patience).toMatch(/resume\/\d+$/);
  await second.page.getByLabel('Подсказка').fill('Чужая подсказка');
  await second.page.getByRole('button', { name: 'Сохранить' }).click();
  await second.page.getByText('Вопрос сохранён').waitFor();
  await second.close();
  await page.reload();
  await page.getByText('Другой человек тоже изменил: Подсказка').waitFor();
  expect(await page.getByLabel('Подсказка').inputValue()).toBe('Моя подсказка');
  await page.getByRole('button', { name: 'Отменить правки' }).click();
  await expect
    .poll(() => page.getByLabel('Подсказка').inputValue(), patience)
    .toBe('Чужая подсказка');

  const worker = await createPerson(product, { role: 'worker', name: 'Анна Петрова' });
  const card = await createPublished(worker, 'resume');
  const own = await openAs(product, worker, phoneScreen);
  const update = `/resumes/update/nyanya/${card.slug}`;
  await openQuestion(own.page, update);
  await own.page.getByLabel('с кошками').check();
  await own.page
    .getByText(/^Сохранено/)
    .first()
    .waitFor();
  const { visitor } = worker;
  const params = { slug: card.slug };
  const stored = async () => (await visitor.call(cardCalls.resume.showOwn, { params })).data;
  const answers = async () => Object.values((await stored()).draft.answers);
  await expect.poll(answers, patience).toContainEqual(['s_koshkami']);
  const { version } = await stored();
  const body = { version, distribution_consent: true };
  expect((await visitor.call(cardCalls.resume.publish, { params, body })).status).toBe(200);

  const visit = await openAs(product, null, desktop);
  const guest = visit.page;
  await guest.goto(`${product.origin}/resumes/moskva/nyanya?whole=s_kakimi_pitomtsami_vy_ladite`);
  const choice = guest.getByRole('checkbox', { name: 'с кошками' });
  const described = async () => {
    const id = await choice.getAttribute('aria-describedby');
    return id && guest.locator(`[id="${id}"]`).textContent();
  };
  await expect.poll(described, patience).toBe('1');
  await guest.goto(`${product.origin}/resume-${card.slug}`);
  await guest.getByText('с кошками').first().waitFor();

  await page.goto(editor);
  await page.getByText(/Ответ есть у\s1\sкарточки/).waitFor();
  await page.getByLabel('Больше не предлагать: с кошками').check();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Вопрос сохранён').first().waitFor();
  await openQuestion(own.page, update);
  await expect.poll(() => own.page.getByLabel('с кошками').isChecked(), patience).toBe(true);
  await guest.reload();
  await guest.getByText('с кошками').first().waitFor();
  const other = await createPerson(product, { role: 'worker' });
  const newcomer = await openAs(product, other, phoneScreen);
  await openQuestion(newcomer.page, '/resumes/create/nyanya');
  expect(await newcomer.page.getByLabel('с собаками').count()).toBe(1);
  expect(await newcomer.page.getByLabel('с кошками').count()).toBe(0);
  staff.expectNoErrors();
  await Promise.all([staff.close(), own.close(), newcomer.close(), visit.close()]);
});
