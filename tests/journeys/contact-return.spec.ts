import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContacts } from '#contract/card-contacts.ts';
import { cardPath } from '#contract/cards.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it('a contact that leads nowhere comes back by one answer, once a month', async () => {
  const olga = await createPerson(product, { role: 'employer' });
  await createPublished(olga, 'vacancy');
  const paths: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const nanny = await createPerson(product, { role: 'worker' });
    const card = await createPublished(nanny, 'resume');
    await olga.visitor.call(openContacts.resume, { params: { slug: card.slug } });
    paths.push(`${cardPath(card)}?modal=vacancyContacts`);
  }
  const [first = '', second = ''] = paths;
  const { page, expectError, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  const dialog = page.getByRole('dialog', { name: 'Контакты' });
  await page.goto(product.origin + first);
  await dialog.getByText('Осталось: 1 контакт').waitFor();
  await dialog.getByRole('button', { name: 'Не дозвонились?' }).click();
  await dialog.getByRole('button', { name: 'Вернуть контакт' }).click();
  await dialog.getByText('Выберите, что случилось').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Не отвечает' }).check();
  await dialog.getByRole('button', { name: 'Вернуть контакт' }).click();
  await dialog.getByText(/^Контакт вернулся: теперь у\sвас 2\sконтакта/).waitFor();
  await dialog.getByText('Осталось: 2 контакта').waitFor();
  expect(await problemsOf(page)).toEqual([]);

  expectError(/ 409 .*\/contacts\/return/);
  await page.goto(product.origin + second);
  await dialog.getByRole('button', { name: 'Не дозвонились?' }).click();
  await dialog.getByRole('radio', { name: 'Уже не ищет' }).check();
  await dialog.getByRole('button', { name: 'Вернуть контакт' }).click();
  await dialog.getByText(/^В\sэтом месяце вы\sуже возвращали контакт/).waitFor();
  expectNoErrors();
  await close();
});
