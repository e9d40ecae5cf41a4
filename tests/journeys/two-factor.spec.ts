import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, stepOf } from '#server/two-factor/totp.rules.ts';
import type { OutgoingMail } from '#server/platform/gateways/gateway.ts';
import { fromBase32 } from '#tests/base32.ts';
import { createPerson, password } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf, violationsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen, signIn } from './people.ts';

let product: Product;
/** What has left is not kept in production: letters are read on their way out. */
const sent: OutgoingMail[] = [];
beforeAll(async () => {
  product = await startProduct('production');
  product.deps.gateways.mail.send = async (mail) => void sent.push(mail);
});
afterAll(() => product.stop());

const path = '/account/two-factor';
const nowOf = (secret: Buffer) => codeOf(secret, stepOf(Date.now()));
/** As if the code of this half minute had not been used yet. */
const forgetStep = () => product.db.updateTable('second_factors').set({ last_step: 0 }).execute();

async function mailedCode(to: string): Promise<string> {
  const read = () => {
    const letter = sent.findLast((mail) => mail.to === to && mail.subject.startsWith('Код'));
    return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(read, patience).not.toBe('');
  return read();
}

async function readKey(page: Page): Promise<Buffer> {
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return fromBase32((key ?? '').replaceAll(' ', ''));
}

it.each([
  ['a phone', phoneScreen],
  ['a desktop', desktop],
])('a moderator is led to the second factor, and comes in with it: %s', async (_on, screen) => {
  const vera = await createPerson(product, { role: 'moderator', name: 'Вера' });
  const watched = await openAs(product, null, screen);
  const { page, expectError, expectNoErrors, close } = watched;
  expectError(/403|422/);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await page.goto(`${product.origin}/?modal=login&next=/admin`);
  await signIn(page, vera.email);
  await expect.poll(place(page), patience).toBe(path);
  await page.goto(`${product.origin}/admin`);
  await expect.poll(place(page), patience).toBe(path);
  // Nothing is asked for that is known to be refused until then.
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);

  await page.getByLabel('Ваш пароль').fill(password);
  await page.getByRole('button', { name: 'Настроить' }).click();
  // Whoever has only the password comes no further.
  const proof = page.getByLabel('Код подтверждения');
  await proof.waitFor();
  // That a code is on its way is no fault of whoever has asked for it.
  expect(await proof.getAttribute('aria-invalid')).not.toBe('true');
  await page.getByText('мы отправили его на вашу почту').waitFor();
  await expect
    .poll(() => proof.evaluate((it) => it === document.activeElement), patience)
    .toBe(true);
  expect(await problemsOf(page)).toEqual([]);
  await proof.fill(await mailedCode(vera.email));
  await page.getByRole('button', { name: 'Настроить' }).click();
  await page.locator('svg[data-qr]').waitFor();
  // What was pressed and typed into is gone; focus goes on to what has come, for the keyboard and for who listens.
  const focused = page.locator(':focus');
  await expect.poll(() => focused.innerText(), patience).toMatch(/^Отсканируйте код/);
  const secret = await readKey(page);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByLabel('Код из приложения').fill(nowOf(secret));
  await page.getByRole('heading', { name: 'Резервные коды' }).waitFor();
  await expect.poll(() => focused.innerText(), patience).toBe('Резервные коды');
  const codes = await page
    .getByRole('listitem')
    .getByText(/^\w{5}-\w{5}$/)
    .allTextContents();
  expect(codes).toHaveLength(10);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  // The way that was broken off by the second factor is gone to its end.
  await expect.poll(place(page), patience).toBe('/admin');
  await page.goto(product.origin + path);
  await page.getByText('Вход с кодом включён').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${product.origin}/admin`);
  await expect.poll(place(page), patience).toBe('/admin');

  // The page that is still open may ask without the cookies that are taken away now.
  watched.expectError(/ (401|419) .*(broadcasting\/auth|auth\/refresh|admin\/decisions)/);
  await watched.context.clearCookies();
  await forgetStep();
  await page.goto(`${product.origin}/?modal=login&next=/admin`);
  await signIn(page, vera.email);
  const field = page.getByLabel('Код из приложения');
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await violationsOf(page)).toEqual([]);
  await field.fill(nowOf(secret) === '000000' ? '000001' : '000000');
  await page.getByText('Код не подошёл').first().waitFor();
  await field.fill(nowOf(secret));
  await expect.poll(place(page), patience).toBe('/admin');

  await watched.context.clearCookies();
  await page.goto(`${product.origin}/?modal=login&next=/admin`);
  await signIn(page, vera.email);
  await page.getByRole('button', { name: 'Войти по резервному коду' }).click();
  await page.getByLabel('Резервный код').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect.poll(place(page), patience).toBe('/admin');
  expectNoErrors();
  await close();
});

it('a code that comes too late leads back to the password, in words', async () => {
  const anna = await createPerson(product, { role: 'worker' });
  const { page, expectError, expectNoErrors, close } = await openAs(product, anna, phoneScreen);
  await page.goto(product.origin + path);
  await page.getByLabel('Ваш пароль').fill(password);
  await page.getByRole('button', { name: 'Настроить' }).click();
  const secret = await readKey(page);
  await page.getByLabel('Код из приложения').fill(nowOf(secret));
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await page.getByText('Вход с кодом включён').waitFor();

  await page.context().clearCookies();
  // The page that is still open may ask without them.
  expectError(/403|410|401 .*(v1\/response|auth\/refresh|broadcasting\/auth)/);
  await page.goto(`${product.origin}/?modal=login`);
  await signIn(page, anna.email);
  const field = page.getByLabel('Код из приложения');
  await field.waitFor();
  await product.db.deleteFrom('login_challenges').execute();
  await field.fill('123456');
  await page.getByText('Время на код вышло. Введите пароль ещё раз').waitFor();
  expect(await page.getByLabel('Телефон или почта').inputValue()).toBe(anna.email);
  expectNoErrors();
  await close();
});
