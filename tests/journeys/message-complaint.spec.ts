import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { complainOfDialog, listOwnComplaints } from '#contract/complaints.ts';
import { dialogCalls } from '#contract/dialogs.ts';
import { getUser } from '#contract/session.ts';
import { createDialog, send } from '#tests/dialogs.ts';
import { createPerson } from '#tests/factories.ts';
import { personPath } from '#web/admin/people/people-search.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { passUndo } from '#tests/moderation.ts';
import { overflowOf, violationsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
// What another test has left in the queue would stand before one's own.
beforeEach(() => product.db.deleteFrom('complaints').execute());

const menuItem = (page: Page) => page.getByRole('menuitem', { name: 'Пожаловаться' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

async function looksRight(page: Page): Promise<void> {
  expect(await overflowOf(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
}

it('a rude message is complained of, read by a moderator though deleted, and answered', async () => {
  const { worker, family, channel } = await createDialog(product);
  await send(family, channel, 'Здравствуйте! Вы свободны в среду?');
  const rude = await send(worker, channel, 'Переведите деньги, тогда поговорим');
  const reader = await openAs(product, family, { ...phoneScreen, context: { hasTouch: true } });
  await open(reader.page, `/account/message/${channel}`);

  // One's own message offers no complaint, that of the other side does.
  const menus = reader.page.getByRole('button', { name: 'Действия с сообщением' });
  const copy = reader.page.getByRole('menuitem', { name: 'Скопировать' });
  await menus.first().click();
  await copy.waitFor();
  expect(await menuItem(reader.page).count()).toBe(0);
  await reader.page.keyboard.press('Escape');
  await copy.waitFor({ state: 'detached' });
  await menus.last().click();
  await menuItem(reader.page).click();
  const form = reader.page.getByRole('dialog', { name: 'Жалоба на сообщение' });
  await form.getByText('Переведите деньги, тогда поговорим').waitFor();
  await form.getByRole('button', { name: 'Отправить жалобу' }).click();
  await form.getByText('Выберите причину').waitFor();
  await form.getByText('Просят деньги или похоже на обман').click();
  await form.getByLabel('Расскажите подробнее').fill('Просит деньги вперёд');
  await looksRight(reader.page);
  await form.getByRole('button', { name: 'Отправить жалобу' }).click();
  await reader.page.getByText('Спасибо, мы проверим').waitFor();

  // Two presses lead to the reason that workers need the most.
  await reader.page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await reader.page.getByRole('menuitem', { name: 'Не по договорённости' }).click();
  const quick = reader.page.getByRole('dialog', { name: 'Жалоба на собеседника' });
  expect(await quick.getByRole('radio', { name: 'Не по договорённости' }).isChecked()).toBe(true);
  await reader.page.keyboard.press('Escape');
  await quick.waitFor({ state: 'detached' });

  // Of the person: what was said before is told, and joins it.
  await reader.page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await menuItem(reader.page).click();
  const again = reader.page.getByRole('dialog', { name: 'Жалоба на собеседника' });
  await again.getByText(/^Вы\sжаловались/).waitFor();
  await looksRight(reader.page);
  await reader.page.keyboard.press('Escape');

  await worker.visitor.call(dialogCalls.remove, { params: { id: rude.id } });
  const moderator = await createPerson(product, { role: 'moderator' });
  const staff = await openAs(product, moderator, desktop);
  await open(staff.page, '/admin/complaints');
  const article = staff.page.getByRole('article');
  await article.getByText('Переведите деньги, тогда поговорим').waitFor();
  await article.getByText('Просит деньги вперёд').waitFor();
  for (const { id } of [worker, family]) {
    expect(await article.locator(`a[href="${personPath(id)}"]`).count()).toBeGreaterThan(0);
  }
  await looksRight(staff.page);
  await staff.page.keyboard.press('r');
  await staff.page.keyboard.press('1');
  await staff.page.keyboard.press('Control+Enter');
  await staff.page.getByRole('button', { name: /^Отменить/ }).waitFor();
  const isOut = async () => {
    await passUndo(product);
    return (await worker.visitor.call(getUser)).status;
  };
  await expect.poll(isOut, patience).toBe(401);

  await open(reader.page, '/account/complaints');
  await reader.page.getByText('Этот человек больше не может войти').waitFor();
  await looksRight(reader.page);
  for (const { expectNoErrors, close } of [reader, staff]) {
    expectNoErrors();
    await close();
  }
});

it('somebody is warned on a phone, and the next complaint says so', async () => {
  const { worker, family, channel } = await createDialog(product);
  await send(family, channel, 'Здравствуйте!');
  await send(worker, channel, 'Сами работайте за такие деньги');
  const complain = () =>
    family.visitor.call(complainOfDialog, { body: { channel, reason: 'rude' } });
  await complain();
  const moderator = await createPerson(product, { role: 'moderator' });
  const staff = await openAs(product, moderator, { ...phoneScreen, context: { hasTouch: true } });
  await open(staff.page, '/admin/complaints');
  const { page } = staff;
  const decision = page.getByRole('region', { name: 'Решение' });
  await looksRight(page);
  const isCut = (buttons: Element[]) => buttons.some((one) => one.scrollWidth > one.clientWidth);
  expect(await decision.getByRole('button').evaluateAll(isCut)).toBe(false);
  await decision.getByRole('button', { name: /^Предупредить/ }).tap();
  const form = page.getByRole('form', { name: 'О чём предупреждаем' });
  await form.getByRole('button', { name: /Грубость/ }).tap();
  await looksRight(page);
  await form.getByRole('button', { name: /^Предупредить/ }).tap();
  await page.getByRole('button', { name: /^Отменить: Человек предупреждён/ }).waitFor();
  const outcome = async () => {
    await passUndo(product);
    return (await family.visitor.call(listOwnComplaints)).data.data[0]?.state;
  };
  await expect.poll(outcome, patience).toBe('warned');
  await complain();
  await open(page, '/admin/complaints');
  await page.getByText('Уже предупреждали').waitFor();
  await looksRight(page);

  const warned = await openAs(product, worker, phoneScreen);
  await open(warned.page, '/account/notifications/unread');
  await warned.page.getByText(/^Предупреждение от\sмодераторов\. В\sпереписке вы/).waitFor();
  await looksRight(warned.page);
  for (const { expectNoErrors, close } of [staff, warned]) {
    expectNoErrors();
    await close();
  }
});
