import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContacts } from '#contract/card-contacts.ts';
import { countView } from '#contract/card-views.ts';
import { cardCalls } from '#contract/card-calls.ts';
import { formatPhone } from '#contract/contacts.ts';
import { cardPath } from '#contract/cards.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { overflowOf, violationsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it('a look is counted, and its owner sees it with who opened the contacts', async () => {
  const nanny = await createPerson(product, { role: 'worker', name: 'Елена Соколова' });
  const card = await createPublished(nanny, 'resume');
  const olga = await createPerson(product, { role: 'employer' });
  await createPublished(olga, 'vacancy', { title: 'Няня для двойняшек' });

  const family = await openAs(product, olga, desktop);
  await family.page.goto(product.origin + cardPath(card));
  const seen = async () =>
    (await nanny.visitor.call(cardCalls.resume.listOwn)).data.data[0]?.interest.views;
  await expect.poll(seen, patience).toBe(1);
  await olga.visitor.call(openContacts.resume, { params: { slug: card.slug } });
  await family.page.goto(`${product.origin}/account/contacts`);
  await family.page.getByRole('link', { name: formatPhone(nanny.phone) }).waitFor();
  expect(await violationsOf(family.page)).toEqual([]);
  expect(await overflowOf(family.page)).toEqual([]);
  family.expectNoErrors();
  await family.close();

  for (const screen of [phoneScreen, desktop]) {
    const { page, expectNoErrors, close } = await openAs(product, nanny, screen);
    await page.goto(`${product.origin}/account`);
    await page
      .getByRole('link', { name: '1 просмотр за неделю, контакты открыли: 1 человек' })
      .click();
    await expect.poll(place(page), patience).toBe(`/account/interest/${card.slug}`);
    await page.getByRole('heading', { name: 'Кто смотрел' }).waitFor();
    const link = page.getByRole('link', { name: 'Няня для двойняшек, Москва' });
    await expect.poll(() => link.count(), patience).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    expectNoErrors();
    await close();
  }
});

it('what cannot be counted leaves the page as it was', async () => {
  const nanny = await createPerson(product, { role: 'worker' });
  const card = await createPublished(nanny, 'resume');
  const { page, expectError, expectNoErrors, close } = await openAs(product, null, desktop);
  expectError(/ERR_CONNECTION.*card-views|card-views.*ERR_CONNECTION/);
  let refused = 0;
  await page.route(`**${countView.path}`, (route) => {
    refused += 1;
    return route.abort('connectionfailed');
  });
  await page.goto(product.origin + cardPath(card));
  await expect.poll(() => refused, patience).toBeGreaterThan(0);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expectNoErrors();
  await close();
});
