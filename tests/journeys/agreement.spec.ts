import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { pdfOf } from '#tests/pdf.ts';
import { createPair } from '#tests/responses.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const pdf = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name });
const thread = (page: Page) => page.getByRole('region', { name: 'Переписка', exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Сообщение', exact: true });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await button(page, 'Отправить').click();
}

async function seesOnce(page: Page, text: string): Promise<void> {
  await expect.poll(() => thread(page).getByText(text, { exact: true }).count(), patience).toBe(1);
}

async function iconSays(page: Page, name: string): Promise<void> {
  await link(page, name).waitFor({ timeout: patience.timeout });
}

it('a nanny on a phone and a family at a desk find, respond, talk, agree and hire, without a reload', async () => {
  const pair = await createPair(product, { questions: ['Любите собак?'] });
  const worker = await openAs(product, pair.worker, {
    ...phoneScreen,
    context: { hasTouch: true },
  });
  const family = await openAs(product, pair.family, desktop);
  worker.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await visit(family.page, '/account');

  // Responds, with the answers that the family has asked for.
  await visit(worker.page, cardPath(pair.vacancy));
  await button(worker.page, 'Откликнуться').click();
  await worker.page.getByLabel('Любите собак?').fill('Да, у меня такса');
  await worker.page.getByLabel('Сообщение семье').fill('Здравствуйте! Живу рядом.');
  await button(worker.page, 'Отправить отклик').click();
  await worker.page.getByRole('dialog').getByText('Отклик отправлен').waitFor();
  await worker.page.keyboard.press('Escape');

  // The family is told where it is, and finds what was answered.
  await iconSays(family.page, 'Уведомления, 1\u00a0новое');
  await expect.poll(() => family.page.title(), patience).toMatch(/^\(1\) /);
  await link(family.page, /^Уведомления/).click();
  await family.page.getByRole('link', { name: /пришёл отклик с анкетой/ }).click();
  await expect.poll(place(family.page), patience).toBe('/account/responses');
  await family.page.getByText('Да, у меня такса').waitFor();
  await iconSays(family.page, 'Уведомления');
  await button(family.page, 'Пригласить').click();

  // The nanny is told on the page of the card.
  await iconSays(worker.page, 'Уведомления, 1\u00a0новое');
  await link(worker.page, /^Уведомления/).click();
  await worker.page.getByRole('link', { name: /приняли и\sприглашают/ }).click();
  await worker.page.getByRole('link', { name: 'Переписка' }).click();
  await family.page.getByRole('link', { name: 'Переписка' }).click();
  for (const { page } of [worker, family]) {
    await expect.poll(() => page.getByText('в сети', { exact: true }).count(), patience).toBe(1);
  }

  // They talk: typing, marks of reading, a change, a removal, a document.
  await field(worker.page).pressSequentially('Когда ');
  await expect.poll(() => family.page.getByText('печатает…').count(), patience).toBe(1);
  await say(worker.page, 'Когда можно приехать?');
  await seesOnce(family.page, 'Когда можно приехать?');
  await expect
    .poll(() => thread(worker.page).locator('[data-mark=read]').count(), patience)
    .toBeGreaterThan(0);
  await say(family.page, 'Завтра в пять');
  await seesOnce(worker.page, 'Завтра в пять');
  await field(family.page).press('ArrowUp');
  await field(family.page).fill('Завтра в шесть');
  await button(family.page, 'Сохранить').click();
  await seesOnce(worker.page, 'Завтра в шесть');
  await say(family.page, 'Лишнее');
  await seesOnce(worker.page, 'Лишнее');
  await thread(family.page).getByRole('button', { name: 'Действия с сообщением' }).last().click();
  await family.page.getByRole('menuitem', { name: 'Удалить' }).click();
  await seesOnce(worker.page, 'Сообщение удалено');
  await family.page.getByLabel('Приложить фотографию или PDF').setInputFiles({
    name: 'Договор.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await family.page.getByRole('button', { name: 'Убрать Договор.pdf' }).waitFor();
  await expect.poll(() => family.page.getByRole('progressbar').count(), patience).toBe(0);
  await say(family.page, 'Вот договор');
  await thread(worker.page)
    .getByRole('link', { name: /Договор\.pdf/ })
    .waitFor();

  // In between the phone has no network.
  await worker.page.waitForLoadState('networkidle');
  await worker.page.context().setOffline(true);
  await say(family.page, 'Пока вас не было');
  await say(worker.page, 'Пишу без связи');
  await button(worker.page, 'Повторить').waitFor();
  await worker.page.context().setOffline(false);
  for (const { page } of [worker, family]) {
    await seesOnce(page, 'Пока вас не было');
    await seesOnce(page, 'Пишу без связи');
  }

  // They meet, and the family hires.
  await button(family.page, 'Предложить встречу').click();
  const form = family.page.getByRole('dialog', { name: 'Предложить встречу' });
  await form.getByLabel('Где').fill('Кафе «Ель» у метро');
  await form.getByRole('button', { name: 'Предложить' }).click();
  await button(worker.page, 'Подходит').click();
  for (const { page } of [worker, family]) await seesOnce(page, 'Договорились о встрече');
  await button(family.page, 'Нанять').click();
  await family.page.getByRole('dialog').getByRole('button', { name: 'Нанять' }).click();
  await worker.page.getByText('Договорились', { exact: true }).first().waitFor();

  for (const watched of [worker, family]) {
    watched.expectNoErrors();
    await watched.close();
  }
});
