import { afterAll, beforeAll, expect, it } from 'vitest';
import { complaintCalls } from '#contract/complaints.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { passUndo } from '#tests/moderation.ts';
import { problemsOf } from './screen-checks.ts';
import { patience } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it('one moderator takes what three have complained of, the other sees it, and all are answered', async () => {
  const nanny = await createPerson(product, { role: 'worker', name: 'Анна Белова' });
  const card = await createPublished(nanny, 'resume');
  for (const [reason, text] of [
    ['spam', 'Это реклама агентства'],
    ['fraud', 'Просит перевести деньги вперёд'],
    ['rude', 'Нагрубила по телефону'],
  ] as const) {
    const { visitor } = await createPerson(product, { role: 'employer', name: 'Семья' });
    await visitor.call(complaintCalls.resume, {
      params: { slug: card.slug },
      body: { reason, text },
    });
  }
  const olga = await createPerson(product, { role: 'moderator', name: 'Ольга Петрова' });
  const vera = await createPerson(product, { role: 'moderator', name: 'Вера Павлова' });
  const first = await openAs(product, olga, desktop);
  await first.page.goto(`${product.origin}/admin/complaints`);
  const article = first.page.getByRole('article');
  for (const text of ['Это реклама агентства', 'Просит перевести деньги', 'Нагрубила']) {
    await article.getByText(text, { exact: false }).waitFor();
  }
  const queue = first.page.getByRole('complementary', { name: 'Очередь' });
  expect(await queue.getByRole('button').count()).toBe(1);
  await queue.getByText('Просят деньги или похоже на обман').waitFor();
  const takeButton = article.getByRole('button', { name: /^Взять себе/ });
  await takeButton.click();
  await article.getByRole('button', { name: /^Вернуть/ }).waitFor();
  await first.page.keyboard.press('t');
  await takeButton.waitFor();
  await first.page.keyboard.press('t');
  await first.page.getByText(/^Взято вами до\s\d\d:\d\d$/).waitFor();
  expect(await problemsOf(first.page)).toEqual([]);

  const second = await openAs(product, vera, phoneScreen);
  await second.page.goto(`${product.origin}/admin/complaints`);
  await second.page.getByText(/этим занимается Ольга Петрова/).waitFor();
  expect(await problemsOf(second.page)).toEqual([]);

  await first.page.keyboard.press('a');
  await first.page.getByRole('heading', { name: 'Всё разобрано' }).waitFor();
  const answered = async () => {
    await passUndo(product);
    const rows = product.db.selectFrom('complaints').select('decision');
    return (await rows.where('applied_at', 'is not', null).execute()).length;
  };
  await expect.poll(answered, patience).toBe(3);
  for (const { expectNoErrors, close } of [first, second]) {
    expectNoErrors();
    await close();
  }
});
