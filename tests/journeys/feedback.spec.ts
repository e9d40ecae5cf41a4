import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { createHire, writeFeedback } from '#tests/feedback.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { overflowOf, violationsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it('a family tells how the work went, staff read it, and the nanny answers', async () => {
  const { worker, family, resume, id } = await createHire(product);
  await writeFeedback(worker, id);

  const theirs = await openAs(product, family, phoneScreen);
  await theirs.page.goto(`${product.origin}/account/responses`);
  await theirs.page.getByRole('link', { name: 'Оставить отзыв' }).click();
  await expect.poll(place(theirs.page), patience).toBe('/account/feedback');
  await theirs.page.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect.poll(() => theirs.page.getByText('Выберите ответ').count(), patience).toBe(3);
  for (const question of ['Приходит вовремя', 'Работает, как договорились', 'Позвали бы снова']) {
    const group = theirs.page.getByRole('group', { name: question });
    await group.getByText('Да', { exact: true }).click();
  }
  await theirs.page.getByLabel('Несколько слов').fill('Дочка ждёт её каждое утро.');
  expect(await violationsOf(theirs.page)).toEqual([]);
  expect(await overflowOf(theirs.page)).toEqual([]);
  await theirs.page.getByRole('button', { name: 'Отправить отзыв' }).click();
  await theirs.page.getByText('На проверке').waitFor();
  theirs.expectNoErrors();
  await theirs.close();

  const moderator = await createPerson(product, { role: 'moderator' });
  const staff = await openAs(product, moderator, desktop);
  await staff.page.goto(`${product.origin}/admin/feedback`);
  await expect.poll(place(staff.page), patience).toBe('/admin/feedback');
  await staff.page.getByRole('button', { name: /О ком: Елена Соколова/ }).click();
  await staff.page.getByText('Дочка ждёт её каждое утро.').last().waitFor();
  expect(await violationsOf(staff.page)).toEqual([]);
  expect(await overflowOf(staff.page)).toEqual([]);
  // The words come before the answer, and a closed browser would not send what waits.
  const decided = staff.page.waitForResponse((response) => response.url().endsWith('/decision'));
  await staff.page.getByRole('button', { name: /^Пропустить/ }).click();
  await staff.page.getByText('Отзыв пропущен').first().waitFor();
  expect((await decided).ok()).toBe(true);
  staff.expectNoErrors();
  await staff.close();

  const shown = () =>
    product.db
      .selectFrom('feedback')
      .select('id')
      .where('about_id', '=', worker.id)
      .where('shown_at', 'is not', null)
      .execute();
  await expect.poll(async () => (await shown()).length, patience).toBe(1);
  const hers = await openAs(product, worker, phoneScreen);
  await hers.page.goto(`${product.origin}/account/feedback`);
  await expect.poll(place(hers.page), patience).toBe('/account/feedback');
  await hers.page.getByRole('button', { name: 'Ответить' }).click();
  await hers.page.getByLabel('Ваш ответ').fill('Спасибо! Мне с вами тоже хорошо.');
  await hers.page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await hers.page.getByText('Ваш ответ:').waitFor();
  expect(await violationsOf(hers.page)).toEqual([]);
  expect(await overflowOf(hers.page)).toEqual([]);
  hers.expectNoErrors();
  await hers.close();

  const guest = await openAs(product, null, desktop);
  const part = guest.page.getByRole('region', { name: 'Отзывы 1' });
  const seen = async () => {
    await guest.page.goto(product.origin + cardPath(resume));
    return part.getByText('Мне с вами тоже хорошо.').count();
  };
  await expect.poll(seen, patience).toBe(1);
  await part.getByText('Позвали бы снова').waitFor();
  expect(await violationsOf(guest.page)).toEqual([]);
  guest.expectNoErrors();
  await guest.close();
});
