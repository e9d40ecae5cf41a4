import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import { createDialog, send } from '#tests/dialogs.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { pdfOf } from '#tests/pdf.ts';
import { jpegPhoto } from '#tests/pictures.ts';
import { createPair, respond } from '#tests/responses.ts';
import { isInSight, violationsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const pdf = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);
const field = (page: Page) => page.getByRole('textbox', { name: 'Сообщение', exact: true });
const thread = (page: Page) => page.getByRole('region', { name: 'Переписка', exact: true });
const said = (page: Page, text: string) => thread(page).getByText(text, { exact: true });

async function say(page: Page, text: string, button = 'Отправить'): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: button }).click();
}

async function seesOnce(page: Page, text: string): Promise<void> {
  await expect.poll(() => said(page, text).count(), patience).toBe(1);
}

it('brings what two people write to each other without a reload, each once', async () => {
  const dialog = await createDialog(product);
  const path = `/account/message/${dialog.channel}`;
  const family = await openAs(product, dialog.family, desktop);
  const worker = await openAs(product, dialog.worker, {
    ...phoneScreen,
    context: { hasTouch: true },
  });

  // «Написать» on a card leads to the conversation that there is.
  await family.page.goto(product.origin + cardPath(dialog.resume));
  await expect.poll(place(family.page), patience).toBe(cardPath(dialog.resume));
  await family.page.getByRole('button', { name: 'Написать' }).click();
  await expect.poll(place(family.page), patience).toBe(path);
  await worker.page.goto(product.origin + path);
  await expect.poll(place(worker.page), patience).toBe(path);
  // Both listen: each is told that the other is there.
  for (const { page } of [family, worker]) {
    await expect.poll(() => page.getByText('в сети').count(), patience).toBe(1);
  }

  await say(family.page, 'Здравствуйте! Вы свободны в среду?');
  await seesOnce(worker.page, 'Здравствуйте! Вы свободны в среду?');
  await expect
    .poll(() => thread(family.page).locator('[data-mark=read]').count(), patience)
    .toBe(1);

  await field(worker.page).pressSequentially('Да');
  await expect.poll(() => family.page.getByText('печатает…').count(), patience).toBe(1);
  await worker.page.getByRole('button', { name: 'Отправить' }).click();
  await seesOnce(family.page, 'Да');

  // Its author changes it, and takes it back.
  await field(worker.page).press('ArrowUp');
  await say(worker.page, 'Да, с девяти', 'Сохранить');
  await seesOnce(family.page, 'Да, с девяти');
  await thread(worker.page).getByRole('button', { name: 'Действия с сообщением' }).last().click();
  await worker.page.getByRole('menuitem', { name: 'Удалить' }).click();
  await seesOnce(family.page, 'Сообщение удалено');

  for (const { page } of [family, worker]) expect(await violationsOf(page)).toEqual([]);
  family.expectNoErrors();
  worker.expectNoErrors();
  await family.close();
  await worker.close();
});

it('a block closes the dialog of both at once, and opens it again when it is over', async () => {
  const { family, worker, channel } = await createDialog(product);
  await send(family, channel, 'Здравствуйте!');
  const path = `/account/message/${channel}`;
  const one = await openAs(product, worker, { ...phoneScreen, context: { hasTouch: true } });
  const other = await openAs(product, family, desktop);
  const here = (page: Page) => page.getByText('в сети', { exact: true });
  for (const { page } of [one, other]) {
    await page.goto(product.origin + path);
    await expect.poll(place(page), patience).toBe(path);
  }
  for (const { page } of [one, other]) await here(page).waitFor();
  const choose = async (page: Page, item: string) => {
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await choose(one.page, 'Заблокировать');
  await one.page.getByText(/^Вы заблокировали этого человека/).waitFor();
  await other.page.getByText(/^Диалог закрыт/).waitFor();
  for (const { page } of [one, other]) {
    expect(await field(page).count()).toBe(0);
    await expect.poll(() => here(page).count(), patience).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  }
  await other.page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await other.page.getByRole('menuitem', { name: 'Заблокировать' }).waitFor();
  expect(await other.page.getByRole('menuitem', { name: 'Разблокировать' }).count()).toBe(0);
  await other.page.keyboard.press('Escape');

  // Also in the menu, and where the field was.
  await one.page.getByRole('button', { name: 'Разблокировать', exact: true }).click();
  for (const { page } of [one, other]) await field(page).waitFor();
  await here(one.page).waitFor();
  await say(other.page, 'Простите, я был неправ');
  await seesOnce(one.page, 'Простите, я был неправ');
  for (const watched of [one, other]) {
    watched.expectNoErrors();
    await watched.close();
  }
});

it('loses nothing and repeats nothing when the network is cut and the page loaded anew', async () => {
  const dialog = await createDialog(product);
  const path = `/account/message/${dialog.channel}`;
  const { page, context, expectError, close } = await openAs(product, dialog.family, desktop);
  expectError(/./);
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);

  await context.setOffline(true);
  await say(page, 'Написано без связи');
  await expect
    .poll(() => page.getByRole('button', { name: 'Повторить' }).count(), patience)
    .toBe(1);
  await send(dialog.worker, dialog.channel, 'Сказано тем временем');
  await context.setOffline(false);
  await page.reload();

  await seesOnce(page, 'Написано без связи');
  await seesOnce(page, 'Сказано тем временем');
  await expect.poll(() => thread(page).locator('[data-mark=sending]').count(), patience).toBe(0);
  const stored = await product.db
    .selectFrom('messages')
    .select('id')
    .where('text', '=', 'Написано без связи')
    .execute();
  expect(stored).toHaveLength(1);
  await close();
});

it('brings pictures and documents, which lose nothing when the network is cut', async () => {
  const { family, worker, channel } = await createDialog(product);
  const path = `/account/message/${channel}`;
  const one = await openAs(product, family, desktop);
  const other = await openAs(product, worker, phoneScreen);
  one.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  for (const { page } of [one, other]) await page.goto(product.origin + path);
  const files = one.page.getByLabel('Приложить фотографию или PDF');
  const waiting = one.page.getByRole('list', { name: 'Вложения' }).getByRole('listitem');
  await files.setInputFiles([
    { name: 'Кухня.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await jpegPhoto()) },
    { name: 'Договор с няней.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'кино.mp4', mimeType: 'video/mp4', buffer: Buffer.from('кино') },
  ]);
  await waiting.getByText('Можно приложить фотографию или PDF').waitFor();
  await one.page.getByRole('button', { name: 'Убрать кино.mp4' }).click();
  await expect.poll(() => waiting.getByRole('progressbar').count(), patience).toBe(0);

  // Without a network a file waits, and goes as soon as there is one.
  await one.page.waitForLoadState('networkidle');
  await one.page.context().setOffline(true);
  await files.setInputFiles({ name: 'Ещё.pdf', mimeType: 'application/pdf', buffer: pdf });
  await waiting.getByRole('button', { name: 'Повторить' }).waitFor();
  await one.page.context().setOffline(false);
  await expect
    .poll(() => waiting.getByRole('button', { name: 'Повторить' }).count(), patience)
    .toBe(0);
  await expect.poll(() => waiting.getByRole('progressbar').count(), patience).toBe(0);
  await say(one.page, 'Вот договор');

  await seesOnce(other.page, 'Вот договор');
  await expect.poll(() => waiting.count(), patience).toBe(0);
  const { page } = other;
  await expect.poll(() => thread(page).getByRole('img').count(), patience).toBe(1);
  const download = page.waitForEvent('download');
  await thread(page)
    .getByRole('link', { name: /Договор с няней\.pdf/ })
    .click();
  expect((await download).suggestedFilename()).toBe('Договор с няней.pdf');
  expect(await violationsOf(page)).toEqual([]);
  for (const watched of [one, other]) {
    watched.expectNoErrors();
    await watched.close();
  }
});

it('goes on upwards without a jump, and is read without scripts', async () => {
  const { family, worker, channel } = await createDialog(product);
  for (let at = 1; at <= 60; at += 1) {
    await send(at % 2 === 0 ? family : worker, channel, `Сообщение номер ${at}`);
  }
  const path = `${product.origin}/account/message/${channel}`;
  const { page, expectNoErrors, close } = await openAs(product, family, phoneScreen);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/dialogs/channel/*?before=*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await expect.poll(place(page), patience).toBe(`/account/message/${channel}`);
  await seesOnce(page, 'Сообщение номер 60');
  await thread(page).evaluate((box) => box.scrollTo({ top: -1e6 }));
  const first = said(page, 'Сообщение номер 30');
  const top = async () => Math.round((await first.boundingBox())?.y ?? 0);
  const before = await top();
  letThrough();
  await seesOnce(page, 'Сообщение номер 1');
  expect(await top()).toBe(before);
  expectNoErrors();
  await close();

  const still = await openAs(product, family, {
    ...phoneScreen,
    javaScriptEnabled: false,
  });
  await still.page.goto(path);
  expect(await isInSight(said(still.page, 'Сообщение номер 60'))).toBe(true);
  await still.close();
});

it('asks about cookies beside the field, not over it', async () => {
  const pair = await createPair(product);
  const { channel } = await respond(pair.worker, pair, { text: 'Здравствуйте, живу рядом' });
  const { page, expectNoErrors, close } = await openAs(product, pair.worker, phoneScreen);
  await page.addInitScript(() => localStorage.removeItem('cookie'));
  await page.goto(`${product.origin}/account/message/${channel}`);
  await expect.poll(place(page), patience).toBe(`/account/message/${channel}`);
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.waitFor();
  await field(page).fill('Когда вам удобно?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await said(page, 'Когда вам удобно?').waitFor();
  await expect.poll(() => isInSight(said(page, 'Когда вам удобно?')), patience).toBe(true);
  await banner.getByRole('button', { name: 'Согласен' }).click();
  await expect.poll(() => banner.count(), patience).toBe(0);
  expectNoErrors();
  await close();
});

it('leaves room over the keyboard of a phone for the field and the last message', async () => {
  const pair = await createPair(product);
  const { channel } = await respond(pair.worker, pair, { text: 'Здравствуйте, живу рядом' });
  const { page, expectNoErrors, close } = await openAs(product, pair.worker, phoneScreen);
  await page.goto(`${product.origin}/account/message/${channel}`);
  await page.getByRole('button', { name: 'Отозвать отклик' }).waitFor();
  await page.setViewportSize({ ...phoneScreen, height: 380 });
  await field(page).click();
  await expect
    .poll(() => page.getByRole('button', { name: 'Отозвать отклик' }).isVisible(), patience)
    .toBe(false);
  expect(await isInSight(said(page, 'Здравствуйте, живу рядом'))).toBe(true);
  expect(await isInSight(field(page))).toBe(true);
  expectNoErrors();
  await close();
});
