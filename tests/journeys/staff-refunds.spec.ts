import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderationCalls } from '#contract/moderation.ts';
import { storeRefundRequest } from '#tests/authorization/stored-payment.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { personPath } from '#web/admin/people/people-search.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { passUndo } from '#tests/moderation.ts';
import { problemsOf } from './screen-checks.ts';
import { leadsTo, patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await createPerson(product, { role: 'admin' });
});
afterAll(() => product.stop());

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

const history = '/account/payment_history';
const month = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Тариф «Месяц»' });
const decision = (page: Page) => page.getByRole('region', { name: 'Решение' });

/** A family has paid for a month, and asks for the money back; their history stays open. */
async function asksBack(name: string, why: string) {
  const person = await createPerson(product, { role: 'employer', name });
  await createPublished(person, 'vacancy');
  const family = await openAs(product, person, phoneScreen);
  const { page } = family;
  await visit(page, '/tariffs?modal=buyTariff');
  await page.getByRole('radio', { name: /^Месяц/ }).check();
  await page.getByRole('button', { name: /^Дальше/ }).click();
  await page.getByRole('button', { name: /^Оплатить 1/ }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await page.getByRole('heading', { name: 'Оплачено' }).waitFor();
  await visit(page, history);
  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  await page.getByLabel('Почему возвращаете?').fill(why);
  await page.getByRole('button', { name: /^Попросить вернуть/ }).click();
  await month(page)
    .getByText(/^Вы\sпопросили вернуть/)
    .waitFor();
  return { ...family, person };
}

/** The time for taking a decision back is over, until the person sees what came of it. */
async function expectSeen(page: Page, text: RegExp): Promise<void> {
  const seen = async () => {
    await passUndo(product);
    return month(page).getByText(text).count();
  };
  await expect.poll(seen, patience).toBe(1);
}

it('staff take a refund back in time, give back a part, and the person sees it at once', async () => {
  const family = await asksBack('Ольга', 'Няню нашли у знакомых');
  const staff = await openAs(product, admin, desktop);
  const { page } = staff;
  await visit(page, '/admin/refunds');
  const article = page.getByRole('article');
  await article.getByText('Няню нашли у знакомых').waitFor();
  await article.getByText('Не использовано').waitFor();
  await leadsTo(article, 'Ольга', personPath(family.person.id));
  expect(await problemsOf(page)).toEqual([]);
  // What the bank did not send back has no words of theirs.
  const saying = (text: string) =>
    product.db.updateTable('refund_requests').set({ text }).execute();
  await saying('');
  await page.reload();
  await article.getByText('Не использовано').waitFor();
  await leadsTo(article, 'Ольга', personPath(family.person.id));
  expect(await problemsOf(page)).toEqual([]);
  await saying('Няню нашли у знакомых');
  await page.reload();
  await article.getByText('Няню нашли у знакомых').waitFor();
  await decision(page)
    .getByRole('button', { name: /^Вернуть 1\s490\s₽/ })
    .click();
  await page.getByRole('button', { name: /^Отменить/ }).click();
  await article.getByText('Няню нашли у знакомых').waitFor();

  await decision(page)
    .getByRole('button', { name: /^Вернуть иначе/ })
    .click();
  const form = page.getByRole('form', { name: 'Сколько вернуть и что ответить' });
  await form.getByRole('button', { name: /^Часть/ }).click();
  await form.getByLabel('Вернуть, ₽').fill('500');
  expect(await problemsOf(page)).toEqual([]);
  await form.getByRole('button', { name: /^Вернуть/ }).click();
  await page.getByRole('button', { name: /^Отменить/ }).waitFor();
  await expectSeen(family.page, /^Вернули 500\s₽ туда, откуда вы платили/);
  await month(family.page)
    .getByText('Возвращаем часть: остальным вы уже воспользовались.')
    .waitFor();
  expect(await problemsOf(family.page)).toEqual([]);
  for (const { expectNoErrors, close } of [family, staff]) {
    expectNoErrors();
    await close();
  }
});

it('a refusal comes with its reason, on a phone as well', async () => {
  const family = await asksBack('Мария', 'Передумали искать помощника');
  const staff = await openAs(product, admin, { ...phoneScreen, context: { hasTouch: true } });
  const { page } = staff;
  await visit(page, '/admin/refunds');
  await page.getByRole('article').getByText('Передумали искать помощника').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await decision(page)
    .getByRole('button', { name: /^Отказать/ })
    .tap();
  const form = page.getByRole('form', { name: 'Почему не возвращаем' });
  await form.getByRole('button', { name: /^Нужны подробности/ }).tap();
  await form.getByRole('button', { name: /^Отказать/ }).tap();
  await page.getByRole('button', { name: /^Отменить/ }).waitFor();
  await expectSeen(family.page, /^Напишите подробнее, что пошло не так/);
  expect(await problemsOf(family.page)).toEqual([]);
  for (const { expectNoErrors, close } of [family, staff]) {
    expectNoErrors();
    await close();
  }
});

it('whoever presses second hears whose decision stands, and not that their own does', async () => {
  const [family, faster] = await Promise.all([
    createPerson(product, { role: 'employer', name: 'Анна' }),
    createPerson(product, { role: 'admin', name: 'Борис Кузнецов' }),
  ]);
  const id = await storeRefundRequest(product, family.id);
  const { page, expectError, expectNoErrors, close } = await openAs(product, admin, desktop);
  expectError(/409/);
  await visit(page, '/admin/refunds');
  await page.getByRole('article').getByText('Верните, пожалуйста').waitFor();
  const decided = await faster.visitor.call(moderationCalls.refunds.decide, {
    params: { id },
    body: { decision: 'approve', amount_kopecks: 100 },
  });
  expect(decided.status).toBe(200);
  await decision(page)
    .getByRole('button', { name: /^Вернуть\s\d/ })
    .click();
  await page.getByText(/(?<!«)«[^«»]+»,\s\d.+Борис\sКузнецов/).waitFor();
  await expect.poll(() => page.locator('output').allInnerTexts(), patience).toEqual(['']);
  expectNoErrors();
  await close();
});
