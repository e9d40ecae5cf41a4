import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it('a former employer confirms the work by a link, and families see it on the card', async () => {
  const nanny = await createPerson(product, { role: 'worker', name: 'Елена Соколова' });
  const card = await createPublished(nanny, 'resume');
  const hers = await openAs(product, nanny, phoneScreen);
  await hers.page.goto(`${product.origin}/account/references`);
  await hers.page.getByRole('button', { name: 'Попросить' }).click();
  for (const missing of [
    'Напишите, как зовут этого человека',
    'Напишите, кем и когда вы работали',
    'Введите телефон или почту того, кто расскажет о вас',
    'Спросите человека, прежде чем',
  ]) {
    await hers.page.getByText(missing).waitFor();
  }
  await hers.page.getByLabel('Как зовут').fill('Ольга Константинопольская');
  await hers.page.getByLabel('Какая была работа').fill('Няня двоих детей, 2022–2024');
  await hers.page.getByLabel('Телефон или почта').fill('olga@example.com');
  await hers.page.getByRole('button', { name: 'Попросить' }).click();
  await hers.page.getByText('Спросите человека, прежде чем').waitFor();
  await hers.page.getByText('Этот человек не против').click();
  await hers.page.getByRole('button', { name: 'Попросить' }).click();
  await hers.page.getByText('Ждём ответа').waitFor();
  expect(await problemsOf(hers.page)).toEqual([]);

  const { text } = await product.db
    .selectFrom('letters')
    .select('text')
    .where('recipient', '=', 'olga@example.com')
    .executeTakeFirstOrThrow();
  const path = /\/reference\/\S+/.exec(text)?.[0] ?? '';
  // On the first visit of all: what the letter asks is not covered by a question of the site.
  const employer = await product.open({ ...phoneScreen, stored: { cookie: 'agreed' } });
  await employer.page.goto(product.origin + path);
  await employer.page.getByRole('heading', { name: /расскажите о работе: Елена/ }).waitFor();
  await employer.page.waitForLoadState('networkidle');
  expect(await employer.page.getByRole('dialog').count()).toBe(0);
  expect(await problemsOf(employer.page)).toEqual([]);
  await employer.page.getByRole('button', { name: 'Ответить', exact: true }).click();
  await employer.page.getByText('Выберите ответ').first().waitFor();
  const group = (name: RegExp) => employer.page.getByRole('radiogroup', { name });
  const worked = employer.page
    .getByRole('group', { name: /работали вместе/ })
    .or(group(/работали вместе/));
  await worked.getByText('Да').click();
  const again = employer.page.getByRole('group', { name: /снова/ }).or(group(/снова/));
  await again.getByText('Да').click();
  await employer.page.getByLabel(/Что получалось хорошо/).fill('Дети ждали её каждое утро');
  await employer.page.getByRole('button', { name: 'Ответить', exact: true }).click();
  await employer.page.getByRole('heading', { name: 'Спасибо!' }).waitFor();
  const focused = () => employer.page.locator(':focus').innerText();
  await expect.poll(focused, patience).toBe('Спасибо!');
  expect(await employer.page.evaluate(() => scrollY)).toBe(0);
  expect(await problemsOf(employer.page)).toEqual([]);

  const family = await openAs(product, null, desktop);
  await family.page.goto(`${product.origin}/resume-${card.slug}`);
  const shown = family.page.getByRole('region', { name: /^Рекомендации/ });
  await shown.getByText('Дети ждали её каждое утро').waitFor();
  await shown.getByText(/^Ольга, /).waitFor();
  expect(await shown.getByText('Константинопольская').count()).toBe(0);
  await family.page.getByText('Подтверждена 1 рекомендация').waitFor();
  expect(await problemsOf(family.page)).toEqual([]);

  await hers.page.reload();
  await hers.page.getByRole('button', { name: 'Не показывать в анкетах' }).click();
  await hers.page.getByRole('button', { name: 'Показывать в анкетах', exact: true }).waitFor();
  const html = async () => (await fetch(`${product.origin}/resume-${card.slug}`)).text();
  await expect.poll(html, patience).not.toContain('Дети ждали её каждое утро');

  await employer.page.goto(product.origin + path);
  await employer.page.getByRole('button', { name: 'Забрать ответ' }).click();
  const question = employer.page.getByRole('alertdialog', { name: 'Забрать ответ?' });
  await question.getByRole('button', { name: 'Вернуться' }).click();
  await question.waitFor({ state: 'detached' });
  await employer.page.getByRole('button', { name: 'Забрать ответ' }).click();
  await question.getByRole('button', { name: 'Забрать', exact: true }).click();
  await employer.page.getByRole('heading', { name: 'Больше не напишем' }).waitFor();
  await expect.poll(focused, patience).toMatch(/^Больше не\sнапишем$/);
  await employer.page.reload();
  await employer.page.getByRole('heading', { name: /Просьбу отозвали/ }).waitFor();
  await expect.poll(place(employer.page), patience).toBe(path);
  employer.expectError(/410/);
  for (const one of [hers, employer, family]) {
    one.expectNoErrors();
    await one.close();
  }
});

it('who has confirmed nothing is asked for that before they type anything', async () => {
  const nanny = await createPerson(product, { role: 'worker', verified: false });
  const { page, expectNoErrors, close } = await openAs(product, nanny, phoneScreen);
  await page.goto(`${product.origin}/account/references`);
  await expect.poll(place(page), patience).toBe('/account/edit/edit-phone');
  await page.getByRole('button', { name: 'Получить код' }).waitFor();
  expectNoErrors();
  await close();
});
