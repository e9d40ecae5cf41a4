import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { type Product, startProduct } from '#tests/harness/product.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** A family without contacts, before the resume that it wants to call. */
async function atLockedContact() {
  const family = await createPerson(product, { role: 'employer' });
  await createPublished(family, 'vacancy');
  const nanny = await createPerson(product, { role: 'worker', name: 'Елена Соколова' });
  const { slug } = await createPublished(nanny, 'resume');
  await product.db
    .updateTable('entitlements')
    .set({ contacts: 0 })
    .where('user_id', '=', family.id)
    .execute();
  return { family, nanny, path: `/resume-${slug}` };
}

const money = (text: string) => new RegExp(`^Оплатить ${text}`);

/** From «Показать контакты» to the page of the bank. */
async function toTheBank(screen: typeof phoneScreen) {
  const { family, nanny, path } = await atLockedContact();
  const opened = await openAs(product, family, screen);
  const { page } = opened;
  await page.goto(product.origin + path);
  await page.getByRole('button', { name: 'Показать контакты' }).first().click();
  await page.getByRole('radio', { name: /^Месяц/ }).check();
  await page.getByRole('button', { name: /^Дальше/ }).click();
  await page.getByRole('button', { name: money('1\\s490') }).click();
  await page.waitForURL('**/sandbox/pay/*');
  return { ...opened, nanny, path };
}

it.each([
  ['is paid', phoneScreen, ['Оплатить']],
  ['is paid with a code', desktop, ['Оплатить с кодом (3-D Secure)', 'Подтвердить']],
] as const)('a contact that %s is seen where one was', async (_name, screen, presses) => {
  const { page, nanny, path, expectNoErrors, close } = await toTheBank(screen);
  for (const name of presses) {
    const code = page.getByLabel('Код из СМС');
    if (await code.count()) await code.fill(await page.locator('strong').innerText());
    await page.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('heading', { name: 'Оплачено' }).waitFor();
  await page.getByRole('link', { name: 'К контактам' }).click();
  await page.waitForURL(`**${path}?modal=vacancyContacts`);
  await page.getByRole('button', { name: 'Открыть контакты' }).click();
  const number = page.getByRole('dialog').locator(`a[href="tel:${nanny.phone}"]`);
  await number.waitFor();
  expect(await number.count()).toBe(1);
  expectNoErrors();
  await close();
});

it('what the bank declines is told with its reason, and paid another way', async () => {
  const { page, path, expectNoErrors, close } = await toTheBank(phoneScreen);
  await page.getByRole('button', { name: 'Отказать в оплате' }).click();
  await page.getByRole('heading', { name: 'Оплата не прошла' }).waitFor();
  await page.getByText('На карте не хватает денег').waitFor();
  await page.getByRole('button', { name: 'Заплатить иначе' }).click();
  await page.getByRole('button', { name: /^Дальше/ }).click();
  await page.getByRole('button', { name: money('1\\s490') }).click();
  await page.waitForURL('**/sandbox/pay/*');
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  const on = page.getByRole('link', { name: 'К контактам' });
  expect(await on.getAttribute('href')).toBe(`${path}?modal=vacancyContacts`);
  expectNoErrors();
  await close();
});

it('a bank that does not answer is waited for, and its answer comes by itself', async () => {
  const { page, expectNoErrors, close } = await toTheBank(desktop);
  const bank = page.url();
  await page.getByRole('button', { name: 'Банк не отвечает' }).click();
  await page.getByRole('link', { name: 'Вернуться на сайт' }).click();
  await page.getByRole('heading', { name: 'Ждём ответа банка' }).waitFor();
  const tab = await page.context().newPage();
  await tab.goto(bank);
  await tab.getByRole('button', { name: 'Оплатить', exact: true }).click();
  const paid = page.getByRole('heading', { name: 'Оплачено' });
  await paid.waitFor();
  expect(await paid.count()).toBe(1);
  expectNoErrors();
  await close();
});

it('who pays and closes the tab has what was paid for, in every open tab', async () => {
  const { page, path, expectNoErrors, close } = await toTheBank(desktop);
  const other = await page.context().newPage();
  await other.goto(`${product.origin}/tariffs`);
  await page.getByRole('button', { name: 'Оплатить и закрыть вкладку' }).click();
  await page.getByText('Эту вкладку можно закрыть').waitFor();
  const { id } = await product.db
    .updateTable('payments')
    .set({ check_at: new Date(0) })
    .where('next_path', '=', `${path}?modal=vacancyContacts`)
    .returning('id')
    .executeTakeFirstOrThrow();
  const state = () =>
    product.db
      .selectFrom('payments')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
      .then((row) => row.state);
  // The sweep comes every minute.
  await expect.poll(state, { timeout: 70_000, interval: 500 }).toBe('succeeded');
  await other.getByText('У вас есть тариф').waitFor();
  expectNoErrors();
  await close();
});
