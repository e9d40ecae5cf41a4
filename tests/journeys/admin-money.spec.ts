import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentCalls } from '#contract/payments.ts';
import { checkMoney } from '#server/payments/reconciliation/actions.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await createPerson(product, { role: 'admin', name: 'Игорь Захаров' });
});
afterAll(() => product.stop());

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

/** A family that has paid at the bank of the demo. */
async function paid(name: string): Promise<void> {
  const { visitor } = await createPerson(product, { role: 'employer', name });
  const { data } = await visitor.call(paymentCalls.buy, { body: { tariff: 'employer-month' } });
  const { id, confirmation_url } = data.payment;
  await fetch(confirmation_url ?? '', {
    method: 'POST',
    headers: { origin: product.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
    redirect: 'manual',
  });
  await visitor.call(paymentCalls.check, { params: { id } });
}

it('an admin finds a payment, asks the bank about it and gives a part back once', async () => {
  await paid('Аристарх Заречный');
  await paid('Мария Иванова');
  const { page, expectError, expectNoErrors, close } = await openAs(product, admin, desktop);
  // A refund without a reason is refused.
  expectError(/422 .*\/refund/);
  expectError(/ 404 /);
  for (const nobody of [`payments/${randomUUID()}`, 'people/999999999']) {
    await visit(page, `/admin/${nobody}`);
    await page.getByRole('heading', { name: 'Такой страницы нет' }).waitFor();
  }
  await visit(page, '/admin/payments');
  await page.getByLabel('Итоги').getByText('2 платежа').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByLabel('Человек или номер платежа').fill('заречный');
  await page.getByRole('button', { name: 'Показать', exact: true }).click();
  await page.getByLabel('Итоги').getByText('1 платёж').waitFor();
  await page.getByRole('link', { name: /^1\s490\s₽$/ }).click();
  await page.getByRole('button', { name: 'Спросить сервис ещё раз' }).click();
  await page.getByText('С нашими сходится.').waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  const dialog = page.getByRole('dialog', { name: 'Вернуть деньги' });
  await dialog.getByLabel('Сколько, ₽').fill('500');
  await dialog.getByRole('button', { name: /^Вернуть 500/ }).click();
  await dialog.getByText('Напишите подробнее', { exact: false }).waitFor();
  await dialog.getByLabel('Причина').fill('Сбой на сайте, возвращаем часть');
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Вернуть 500/ }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Деньги возвращены без просьбы').waitFor();
  const sent = async () => {
    await page.reload();
    return page.getByText(/^Возвращено 500/).count();
  };
  await expect.poll(sent, patience).toBe(1);
  const refunds = product.db.selectFrom('refunds').select('amount_kopecks');
  expect(await refunds.execute()).toEqual([{ amount_kopecks: 50_000 }]);

  await visit(page, '/admin/ledger');
  await page.getByRole('link', { name: 'Возвраты', exact: true }).last().click();
  await page.getByRole('link', { name: /^Платёж / }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  // On a phone no amount is hidden beyond the edge of a table.
  await page.setViewportSize(phoneScreen);
  const widths = await page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
    );
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  expect(await problemsOf(page)).toEqual([]);
  expect(await checkMoney(product.deps, new Date(0))).toEqual([]);
  expectNoErrors();
  await close();
});

it('a tariff is edited on a phone: what is wrong is said, what is right is sold at once', async () => {
  const { page, expectNoErrors, close } = await openAs(product, admin, phoneScreen);
  await visit(page, '/admin/tariffs');
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: '3 месяца' }).last().click();
  await page.getByLabel('Цена, ₽').fill('');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Введите цену').waitFor();
  await page.getByLabel('Цена, ₽').fill('3990');
  await page.getByLabel('Контактов в месяц').fill('40');
  await page.getByText('В тексте нет числа контактов (40)', { exact: false }).waitFor();
  await page
    .getByRole('textbox', { name: 'Что входит в тариф' })
    .fill('40 контактов в месяц\nДо 3 вакансий сразу');
  expect(await problemsOf(page)).toEqual([]);
  // What is typed outlives a reload.
  await page.reload();
  await page.getByText('Есть несохранённые правки.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Тариф сохранён').waitFor();
  const guest = await openAs(product, null, phoneScreen);
  const seen = async () => {
    await guest.page.goto(`${product.origin}/tariffs?role=employee`);
    return guest.page.getByText('40 контактов в месяц').count();
  };
  await expect.poll(seen, patience).toBe(1);
  await guest.close();
  expectNoErrors();
  await close();
});
