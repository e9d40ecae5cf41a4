import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderationCalls } from '#contract/moderation.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { doublePressMs } from '#web/admin/queue/double-press.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen, signIn } from './people.ts';

let product: Product;
let olga: Person;
let vera: Person;
beforeAll(async () => {
  product = await startProduct('demo', { MODERATION: 'all' });
  olga = await createPerson(product, { role: 'moderator', name: 'Ольга Петрова' });
  vera = await createPerson(product, { role: 'moderator', name: 'Вера Павлова' });
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const owner = await createPerson(product, { role: 'worker', name: 'Анна Белова' });
    const about = `Работаю с детьми ${number} лет, гуляю, читаю сказки и готовлю обеды.`;
    await createPublished(owner, 'resume', { title: `Няня ${number}`, about });
  }
});
afterAll(() => product.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
async function shown(page: Page, title: string): Promise<void> {
  await expect.poll(() => heading(page).innerText(), patience).toBe(title);
}
const taken = (page: Page) => page.getByText(/^Взято вами до \d\d:\d\d$/).waitFor();
/** A verdict right after another one is a slip of the finger, and the page takes it for one. */
const readWhole = (page: Page) => page.waitForTimeout(2 * doublePressMs);
const approve = (page: Page) => page.getByRole('button', { name: /^Одобрить/ }).click();

it('two at one queue are led apart, and what one leaves the other finds', async () => {
  const first = await openAs(product, olga, desktop);
  const second = await openAs(product, vera, phoneScreen);
  for (const { page, expectError } of [first, second]) {
    // Who comes late is told so by the server, and goes on.
    expectError(/ 409 /);
    await open(page, '/admin/cards');
    await shown(page, 'Няня 1');
  }
  await first.page.keyboard.press('a');
  await shown(first.page, 'Няня 2');
  await taken(first.page);

  // The list of the other is older than that.
  await second.page.getByRole('button', { name: 'Следующая' }).click();
  await second.page.getByRole('button', { name: 'Следующая' }).click();
  await shown(second.page, 'Няня 3');
  await approve(second.page);
  await shown(second.page, 'Няня 4');
  await taken(second.page);
  await readWhole(first.page);
  await first.page.keyboard.press('a');
  await shown(first.page, 'Няня 5');
  await taken(first.page);

  // Who goes away gives back what was taken for them.
  await first.page.getByRole('link', { name: 'Обзор' }).click();
  await expect.poll(place(first.page), patience).toBe('/admin');
  const takes = product.db.selectFrom('queue_takes').select('taken_by');
  await expect.poll(() => takes.execute(), patience).toEqual([{ taken_by: vera.id }]);
  await second.page.reload();
  await shown(second.page, 'Няня 4');
  await expect.poll(place(second.page), patience).toBe('/admin/cards');
  await approve(second.page);
  await shown(second.page, 'Няня 5');
  expect(await problemsOf(second.page)).toEqual([]);
  for (const { expectNoErrors, close } of [first, second]) {
    expectNoErrors();
    await close();
  }
});

it('the words of a reason outlive a walk, a reload and the end of a session', async () => {
  const { page, expectError, expectNoErrors, close } = await openAs(product, olga, desktop);
  expectError(/ 401 /);
  const reason = page.getByLabel('Причина', { exact: true });
  const words = 'Напишите, сколько лет детям, с которыми вы работали';
  await open(page, '/admin/cards');
  const title = await heading(page).innerText();
  await page.keyboard.press('r');
  await reason.fill(words);
  await page.getByRole('navigation').getByRole('link', { name: 'Люди' }).click();
  await expect.poll(place(page), patience).toBe('/admin/people');
  await open(page, '/admin/cards');
  await page.getByRole('button', { name: /^Отклонить…\s*начато/ }).waitFor();
  await page.keyboard.press('r');
  expect(await reason.inputValue()).toBe(words);

  const ended = product.db.deleteFrom('sessions').where('user_id', '=', olga.id);
  await ended.execute();
  await page.keyboard.press('Control+Enter');
  await signIn(page, olga.email);
  await expect.poll(() => page.getByRole('dialog').count(), patience).toBe(0);
  // The card is in sight again, with the form open.
  await shown(page, title);
  expect(await reason.inputValue()).toBe(words);
  await reason.press('Control+Enter');
  const decided = async () => {
    const query = product.db.selectFrom('card_reviews').select('reason');
    return (await query.where('reason', '!=', '').execute()).map(({ reason: one }) => one);
  };
  await expect.poll(decided, patience).toEqual([words]);
  expectNoErrors();
  await close();
});

it('who was without a connection sees what is true as soon as it is back', async () => {
  const { page, context, expectError, expectNoErrors, close } = await openAs(product, olga);
  expectError(/INTERNET_DISCONNECTED|Failed to load resource/);
  await open(page, '/admin/cards');
  const waiting = async () =>
    (await vera.visitor.call(moderationCalls.reviews.list, { query: {} })).data.data;
  const last = (await waiting()).at(-1);
  await context.setOffline(true);
  await vera.visitor.call(moderationCalls.reviews.decide, {
    params: { id: String(last?.id) },
    body: { decision: 'approve' },
  });
  const line = page.getByRole('complementary').getByText(last?.title ?? '');
  await line.waitFor();
  await context.setOffline(false);
  // Well before the next of the questions that are asked twice a minute.
  await expect.poll(() => line.count(), { timeout: 15_000 }).toBe(0);
  expectNoErrors();
  await close();
});
