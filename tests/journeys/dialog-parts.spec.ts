import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetingCalls } from '#contract/meeting-calls.ts';
import { meetingLimits } from '#contract/meetings.ts';
import { beginDialog, createDialog, send } from '#tests/dialogs.ts';
import type { Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { pdfOf } from '#tests/pdf.ts';
import { jpegPhoto } from '#tests/pictures.ts';
import { createPair } from '#tests/responses.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const tablet = { width: 768, height: 1024 };
const thread = (page: Page) => page.getByRole('region', { name: 'Переписка', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string | RegExp) => thread(page).getByText(text);

async function open(person: Person, channel: string, screen = phoneScreen) {
  const path = `/account/message/${channel}`;
  const watched = await openAs(product, person, { ...screen, context: { hasTouch: true } });
  await watched.page.goto(product.origin + path);
  await expect.poll(place(watched.page), patience).toBe(path);
  return watched;
}

it.each([phoneScreen, tablet])('an exact address goes to one person, at $width', async (screen) => {
  const { worker, family, vacancy } = await createPair(product, { address: 'улица Мира, 17' });
  const channel = await beginDialog(worker, vacancy);
  await send(worker, channel, 'Здравствуйте! Где вы живёте?');
  const ours = await open(family, channel, screen);
  await button(ours.page, 'Встреча или адрес').tap();
  await ours.page.getByRole('menuitem', { name: 'Отправить адрес' }).tap();
  const dialog = ours.page.getByRole('dialog', { name: 'Отправить адрес?' });
  await dialog.getByText('Москва, улица Мира, 17').waitFor();
  expect(await problemsOf(ours.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Отправить' }).tap();
  await said(ours.page, 'Точный адрес').waitFor();

  const theirs = await open(worker, channel, screen);
  await said(theirs.page, 'Москва, улица Мира, 17').waitFor();
  for (const { page, expectNoErrors, close } of [ours, theirs]) {
    expect(await problemsOf(page)).toEqual([]);
    expectNoErrors();
    await close();
  }
});

it.each([phoneScreen, tablet])('a stranger is not trusted too soon, at $width', async (screen) => {
  const { worker, family, channel } = await createDialog(product);
  const lines = [
    'Скиньте на карту 500 рублей за оформление',
    'Анкета здесь: rabota-doma.example.ru/anketa',
    'Мой телефон 8 916 123-45-67, звоните',
  ];
  for (const line of lines) await send(family, channel, line);
  const notes = [
    /^Не\sпереводите деньги до\sвстречи/,
    /^Не\sвводите на\sнезнакомых сайтах пароли/,
    /^Пока вы\sне\sзнакомы, безопаснее/,
  ];
  const { page, expectNoErrors, close } = await open(worker, channel, screen);
  for (const note of notes) await said(page, note).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  // Whoever has written it is not told what others are warned of.
  const author = await open(family, channel, screen);
  await said(author.page, 'Мой телефон 8 916 123-45-67, звоните').waitFor();
  for (const note of notes) expect(await said(author.page, note).count()).toBe(0);
  expectNoErrors();
  author.expectNoErrors();
  await author.close();
  await close();
});

it('a meeting at a long place is accepted and moved on a phone', async () => {
  const { worker, family, channel } = await createDialog(product);
  const long = 'Ново-Переделкинская-улица,дом17корпус2,вход-со-стороны-парковки,';
  const at = long.repeat(4).slice(0, meetingLimits.place);
  const starts_at = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString();
  const { status } = await family.visitor.call(meetingCalls.propose, {
    body: { channel, client_id: randomUUID(), starts_at, way: 'place', place: at },
  });
  expect(status).toBe(200);
  const { page, expectNoErrors, close } = await open(worker, channel);
  await said(page, 'Вам предлагают встречу').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Подходит').tap();
  await said(page, 'Договорились о встрече').first().waitFor();
  await button(page, 'Другое время').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Другое время').tap();
  const form = page.getByRole('dialog', { name: 'Другое время' });
  await form.getByLabel('Время').fill('10:15');
  expect(await problemsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Предложить' }).tap();
  await said(page, 'Предложено другое время').waitFor();
  await said(page, 'Вы предложили встречу').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  expectNoErrors();
  await close();
});

it('attachments fit a phone in large type, before and after they are sent', async () => {
  const { family, channel } = await createDialog(product);
  const { page, expectNoErrors, close } = await open(family, channel);
  await page.evaluate(() => {
    document.documentElement.dataset.type = 'large';
  });
  const pdf = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);
  const name = 'Рекомендация_от_семьи_Петровых_за_2024_и_2025_годы_подписанная.pdf';
  await page.getByLabel('Приложить фотографию или PDF').setInputFiles([
    { name: 'Кухня.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await jpegPhoto()) },
    { name, mimeType: 'application/pdf', buffer: pdf },
    { name: 'кино.mp4', mimeType: 'video/mp4', buffer: Buffer.from('кино') },
  ]);
  const waiting = page.getByRole('list', { name: 'Вложения' }).getByRole('listitem');
  await waiting.getByText('Можно приложить фотографию или PDF').waitFor();
  await expect.poll(() => waiting.getByRole('progressbar').count(), patience).toBe(0);
  // The list scrolls; what stands in a row is not cut.
  const cut = (rows: Element[]) => rows.filter((row) => row.scrollHeight > row.clientHeight + 1);
  expect(await waiting.evaluateAll(cut)).toEqual([]);
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Убрать кино.mp4').tap();
  await button(page, 'Отправить').tap();
  await expect.poll(() => thread(page).getByRole('img').count(), patience).toBe(1);
  await thread(page).getByRole('link', { name }).waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset.type = 'large';
  });
  expect(await problemsOf(page)).toEqual([]);
  expectNoErrors();
  await close();
});
