import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDialog, send } from '#tests/dialogs.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { violationsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
let dialog: Awaited<ReturnType<typeof createDialog>>;
beforeAll(async () => {
  product = await startProduct();
  dialog = await createDialog(product);
});
afterAll(() => product.stop());

const thread = (page: Page) => page.getByRole('region', { name: 'Переписка', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function sees(page: Page, text: string): Promise<void> {
  await expect.poll(() => thread(page).getByText(text, { exact: true }).count(), patience).toBe(1);
}

it('a meeting is proposed by one, moved and accepted by the other, and put into a calendar', async () => {
  const { channel } = dialog;
  await send(dialog.family, channel, 'Здравствуйте!');
  const path = `/account/message/${channel}`;
  const family = await openAs(product, dialog.family, desktop);
  const worker = await openAs(product, dialog.worker, phoneScreen);
  for (const { page } of [family, worker]) {
    await page.goto(product.origin + path);
    await expect.poll(place(page), patience).toBe(path);
  }

  await button(family.page, 'Предложить встречу').click();
  const form = family.page.getByRole('dialog', { name: 'Предложить встречу' });
  await form.getByRole('button', { name: 'Предложить' }).click();
  await expect.poll(() => form.getByText('Напишите, где встретитесь').count(), patience).toBe(1);
  await form.getByLabel('Время').fill('19:30');
  await form.getByLabel('Где').fill('Кафе «Ель» у метро');
  expect(await violationsOf(family.page)).toEqual([]);
  await form.getByRole('button', { name: 'Предложить' }).click();
  await sees(family.page, 'Вы предложили встречу');

  await sees(worker.page, 'Вам предлагают встречу');
  await sees(worker.page, 'Кафе «Ель» у метро');
  await button(worker.page, 'Другое время').click();
  const other = worker.page.getByRole('dialog', { name: 'Другое время' });
  await other.getByLabel('Время').fill('10:15');
  await other.getByRole('button', { name: 'Предложить' }).click();
  await sees(worker.page, 'Предложено другое время');

  await sees(family.page, 'Вам предлагают встречу');
  await button(family.page, 'Подходит').click();
  for (const { page } of [family, worker]) await sees(page, 'Договорились о встрече');
  const file = family.page.waitForEvent('download');
  await button(family.page, 'В календарь').click();
  expect((await file).suggestedFilename()).toBe('vstrecha.ics');

  await button(worker.page, 'Отменить').click();
  for (const { page } of [family, worker]) await sees(page, 'Встреча отменена');
  for (const { page } of [family, worker]) expect(await violationsOf(page)).toEqual([]);
  family.expectNoErrors();
  worker.expectNoErrors();
  await family.close();
  await worker.close();
});
