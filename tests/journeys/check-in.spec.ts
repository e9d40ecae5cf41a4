import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOwnComplaints } from '#contract/complaints.ts';
import { watchVisits } from '#server/check-ins/jobs.ts';
import { createPublished } from '#tests/cards.ts';
import { beginDialog, send } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience } from './navigation.ts';
import { lastCode, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** A family to which she has written about its vacancy. */
async function createTalk(nanny: Person) {
  const family = await createPerson(product, { role: 'employer', name: 'Анна Петрова' });
  const channel = await beginDialog(nanny, await createPublished(family, 'vacancy'));
  await send(nanny, channel, 'Здравствуйте! Когда прийти?');
  return { channel };
}

it('a nanny says where she goes, is reminded, and says by one tap that all is well', async () => {
  const nanny = await createPerson(product, { role: 'worker', name: 'Елена Соколова' });
  const { page, expectNoErrors, close } = await openAs(product, nanny, phoneScreen);
  await page.goto(`${product.origin}/safety`);
  await page.getByRole('link', { name: 'отметьтесь' }).click();
  // All that is missing is said at once, and no more once it is put right.
  await page.getByRole('button', { name: 'Отметиться' }).click();
  await page.getByText('Введите телефон или почту близкого человека').waitFor();
  await page.getByText('Напишите, как зовут близкого человека').waitFor();
  const noAddress = page.getByText('Напишите, куда вы идёте');
  await noAddress.waitFor();
  await page.getByLabel('Адрес').fill('М');
  expect(await noAddress.count()).toBe(0);
  await page.getByLabel('Адрес').fill('Москва, Лесная, 5');
  await page.getByLabel('Кого предупредить').fill('Ольга');
  await page.getByLabel('Телефон или почта близкого').fill('8 922 555-44-33');
  await page.getByRole('button', { name: 'Отметиться' }).click();
  await page.getByText('Сначала спросите этого человека').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByText('Этот человек согласен').click();
  await page.getByRole('button', { name: 'Отметиться' }).click();
  const visit = page.getByRole('region', { name: 'Идёт визит' });
  await visit.getByText('Предупредим: Ольга').waitFor();
  await visit.getByRole('button', { name: 'Ещё полчаса' }).click();
  await visit.getByText('Ждём вас до').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  // Whoever opens the account meanwhile need not look for it.
  await createPublished(nanny, 'resume');
  await page.goto(`${product.origin}/account`);
  await visit.getByRole('button', { name: 'Всё хорошо' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.goBack();

  // Whom she has written to is one press away, and why is chosen.
  const { channel } = await createTalk(nanny);
  await page.getByRole('button', { name: 'Не по договорённости' }).click();
  const complaint = page.getByRole('dialog', { name: 'Жалоба на собеседника' });
  await complaint.getByRole('button', { name: 'Отправить жалобу' }).click();
  await page.getByText('Спасибо, мы проверим').waitFor();
  const told = await nanny.visitor.call(listOwnComplaints);
  expect(told.data.data).toMatchObject([{ channel, reason: 'not_as_agreed' }]);
  expect(await problemsOf(page)).toEqual([]);

  await sql`update check_ins set ends_at = now() - interval '1 minute'`.execute(product.db);
  await watchVisits.run(product.deps, {});
  const { text } = await product.db
    .selectFrom('letters')
    .select('text')
    .where('recipient', '=', nanny.phone)
    .where('text', 'like', '%/check-in/%')
    .executeTakeFirstOrThrow();
  const path = /\/check-in\/[\w/-]+/.exec(text)?.[0] ?? '';
  const other = await openAs(product, null, phoneScreen);
  await other.page.goto(product.origin + path);
  await other.page.getByRole('button', { name: 'Всё хорошо' }).click();
  await other.page.getByRole('heading', { name: 'Хорошо, что всё в порядке' }).waitFor();
  expect(await problemsOf(other.page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Отметиться' }).waitFor();
  expect(await page.getByLabel('Кого предупредить').inputValue()).toBe('Ольга');
  for (const one of [expectNoErrors, other.expectNoErrors]) one();
  await other.close();
  await close();
});

it('whose phone is not confirmed is told before they type, and loses nothing of what they typed', async () => {
  const nanny = await createPerson(product, { role: 'worker' });
  await product.db
    .updateTable('users')
    .set({ phone_verified_at: null })
    .where('id', '=', nanny.id)
    .execute();
  const { page, expectError, expectNoErrors, close } = await openAs(product, nanny, phoneScreen);
  await page.goto(`${product.origin}/account/check-in`);
  const note = page.getByText('Сначала подтвердите телефон: на него придёт напоминание.');
  await note.waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByLabel('Адрес').fill('Москва, Лесная, 5');
  await page.getByLabel('Кого предупредить').fill('Ольга');
  await page.getByLabel('Телефон или почта близкого').fill('8 922 555-44-66');
  await page.getByText('Этот человек согласен').click();
  await page.getByRole('button', { name: 'Отметиться' }).click();
  await page.getByRole('alert').getByText('Сначала подтвердите телефон').waitFor();
  expectError(/409/);
  await page.getByRole('link', { name: 'Подтвердить' }).click();
  const code = page.getByRole('dialog').getByLabel('Код из СМС');
  await code.waitFor();
  await expect
    .poll(() => lastCode(product, nanny.phone).catch(() => ''), patience)
    .toMatch(/^\d{6}$/);
  await code.fill(await lastCode(product, nanny.phone));
  await note.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Адрес').inputValue()).toBe('Москва, Лесная, 5');
  await page.getByRole('button', { name: 'Отметиться' }).click();
  await page.getByRole('region', { name: 'Идёт визит' }).waitFor();
  expectNoErrors();
  await close();
});
