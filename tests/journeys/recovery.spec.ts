import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/session.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, password } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { patience, place } from './navigation.ts';
import { desktop, lastCode, openAs, phoneScreen, signIn } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const fresh = 'sovsem-novyi-parol-7';
const family = () => createPerson(product, { role: 'employer' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const typedLogin = (page: Page) => page.getByLabel('Телефон или почта').inputValue();

/** The link of the newest letter to that address, once it is there. */
async function linkTo(email: string): Promise<string> {
  const read = async () => {
    const letter = await product.db
      .selectFrom('letters')
      .select('content')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return (letter?.content as { action?: { path: string } } | null)?.action?.path ?? '';
  };
  await expect.poll(read, patience).toMatch(/reset-password/);
  return read();
}

async function askFor(page: Page, login: string): Promise<void> {
  await page.goto(`${product.origin}/?modal=login`);
  await page.getByLabel('Телефон или почта').fill(login);
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  await dialog(page, 'Восстановление пароля').waitFor();
  expect(await typedLogin(page)).toBe(login);
  await page.getByRole('button', { name: 'Продолжить' }).click();
}

async function signInAnew(page: Page, login: string): Promise<void> {
  await dialog(page, 'Вход').waitFor();
  expect(await typedLogin(page)).toBe(login);
  await signIn(page, login, fresh);
  await expect.poll(() => page.getByRole('dialog').count(), patience).toBe(0);
}

describe('a forgotten password', () => {
  it('is replaced by the link of a letter, which no address and no request tells', async () => {
    const person = await family();
    const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
    await askFor(page, person.email);
    await dialog(page, 'Проверьте почту')
      .getByText(/Новое письмо\s— через/)
      .waitFor();

    const told: string[] = [];
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      if (/token=|%40|@/.test(referer)) told.push(`${request.url()} from ${referer}`);
      if (!request.isNavigationRequest() && request.url().includes('token='))
        told.push(request.url());
    });
    await page.goto(product.origin + (await linkTo(person.email)));
    await expect.poll(place(page), patience).toBe('/?modal=reset-password');
    const inPage = await page.content();
    expect(inPage).not.toContain('token=');
    // A reload loses nothing.
    await page.reload();
    await page.getByLabel('Новый пароль', { exact: true }).fill('коротко');
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await page.getByText('Придумайте пароль не короче 8 знаков').waitFor();
    await page.getByLabel('Новый пароль', { exact: true }).fill(fresh);
    await page.getByRole('button', { name: 'Показать пароль' }).click();
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await signInAnew(page, person.email);
    expect(told).toEqual([]);
    expect((await person.visitor.call(getUser)).status).toBe(401);
    expectNoErrors();
    await close();
  });

  it('has a link that works once, and says so in clear words', async () => {
    const person = await family();
    const { page, expectError, expectNoErrors, close } = await openAs(product, null);
    expectError(/ 422 .*\/v1\/reset-password/);
    await askFor(page, person.email);
    const link = await linkTo(person.email);
    const save = async () => {
      await page.goto(product.origin + link);
      await page.getByLabel('Новый пароль', { exact: true }).fill(fresh);
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    };
    await save();
    await dialog(page, 'Вход').waitFor();
    await save();
    await dialog(page, 'Ссылка не подошла').waitFor();
    await page.getByRole('button', { name: 'Получить новую ссылку' }).click();
    await dialog(page, 'Восстановление пароля').waitFor();
    expect(await typedLogin(page)).toBe(person.email);
    // Without its parts the link is no better.
    await page.goto(`${product.origin}/?modal=reset-password`);
    await dialog(page, 'Ссылка не подошла').waitFor();
    expectNoErrors();
    await close();
  });

  it('is replaced by a code on the phone, and nothing typed is lost on the way', async () => {
    const person = await family();
    const { page, expectError, expectNoErrors, close } = await openAs(product, null, phoneScreen);
    expectError(/ 422 .*\/v1\/reset-password-phone/);
    await askFor(page, person.phone);
    await page.getByText(/Новый код\s— через/).waitFor();
    await expect
      .poll(() => lastCode(product, person.phone).catch(() => ''), patience)
      .toMatch(/^\d{6}$/);
    const code = await lastCode(product, person.phone);
    await page.getByLabel('Код из СМС').fill(code === '111111' ? '222222' : '111111');
    await page.getByLabel('Новый пароль', { exact: true }).fill(fresh);
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Новый пароль', { exact: true }).inputValue()).toBe(fresh);
    await page.getByLabel('Код из СМС').fill(code);
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await signInAnew(page, person.phone);
    expectNoErrors();
    await close();
  });

  it('of nobody is answered in the same words', async () => {
    const { page, expectNoErrors, close } = await openAs(product, null);
    await askFor(page, 'nobody-at-all@example.com');
    await dialog(page, 'Проверьте почту').waitFor();
    await page.getByRole('button', { name: 'Изменить адрес' }).click();
    await dialog(page, 'Восстановление пароля').waitFor();
    await page.getByRole('button', { name: 'Войти' }).click();
    await dialog(page, 'Вход').waitFor();
    expect(await typedLogin(page)).toBe('nobody-at-all@example.com');
    expectNoErrors();
    await close();
  });

  it('is asked for again when the server says', async () => {
    const { page, expectError, expectNoErrors, close } = await openAs(product, null);
    expectError(/ 429 .*\/v1\/forgot-password/);
    await page.route('**/api/v1/forgot-password', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '40' },
        json: { detail: 'Слишком часто', code: 'too_many_requests' },
      }),
    );
    await askFor(page, 'anna@example.com');
    const pause = page.getByText(/Новое письмо\s— через (40|3\d)\sсекунд/);
    await expect.poll(() => pause.count(), patience).toBe(1);
    expectNoErrors();
    await close();
  });
});

describe('what matters most', () => {
  it('asks for the password before another e-mail, however lately it was given', async () => {
    const person = await family();
    const { page, expectError, expectNoErrors, close } = await openAs(product, person, phoneScreen);
    expectError(/ 422 .*\/v1\/email\//);
    await page.goto(`${product.origin}/cookiepolicy-page?modal=editEmail`);
    await page.getByRole('button', { name: 'Изменить почту' }).click();
    const email = page.getByRole('textbox', { name: 'Новая почта' });
    await email.fill('novaya-pochta@example.com');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByText('Введите пароль, чтобы продолжить').waitFor();
    expect(await email.inputValue()).toBe('novaya-pochta@example.com');
    await page.getByLabel('Ваш пароль').fill('sovsem-ne-tot');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByText('Пароль не подошёл').waitFor();
    await page.getByLabel('Ваш пароль').fill(password);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByLabel('Код из письма').waitFor();
    const before = await newestCode('novaya-pochta@example.com');
    // The minute between two codes is over, here and on the server; the password is not asked for anew.
    await product.db.deleteFrom('attempts').execute();
    await page.evaluate(() => {
      const sent = (sessionStorage.getItem('code-sent.email') ?? '').split(' ');
      sessionStorage.setItem('code-sent.email', [sent[0], 0, sent[2]].join(' '));
      window.dispatchEvent(new Event('storage'));
    });
    await page.getByRole('button', { name: 'Отправить код ещё раз' }).click();
    const next = () => newestCode('novaya-pochta@example.com');
    await expect.poll(next, patience).not.toBe(before);
    await page.getByLabel('Код из письма').fill(await next());
    await page.getByText('Почта подтверждена').waitFor();
    await expect.poll(place(page), patience).toBe('/cookiepolicy-page');
    expect((await person.visitor.call(getUser)).data.email).toBe('novaya-pochta@example.com');
    expectNoErrors();
    await close();
  });

  it('asks for it before a new password, however lately it was given', async () => {
    for (const path of ['/account/edit/edit-password', '/cookiepolicy-page?modal=editPassword']) {
      const person = await family();
      const { page, expectNoErrors, close } = await openAs(product, person, desktop);
      await page.goto(product.origin + path);
      await expect.poll(place(page), patience).toBe(path);
      await page.getByLabel('Новый пароль', { exact: true }).fill(fresh);
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
      await page.getByText('Введите нынешний пароль').waitFor();
      await page.getByLabel('Нынешний пароль').fill(password);
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
      await page.getByText(/Пароль изменён/).waitFor();
      expect((await person.visitor.call(getUser)).status).toBe(200);
      expectNoErrors();
      await close();
    }
  });
});

async function newestCode(recipient: string): Promise<string> {
  const read = () => lastCode(product, recipient).catch(() => '');
  await expect.poll(read, patience).toMatch(/^\d{6}$/);
  return read();
}

it('somebody who is shut out is told why', async () => {
  const person = await family();
  await product.db
    .updateTable('users')
    .set({ blocked_at: new Date(), blocked_reason: 'Просили предоплату' })
    .where('id', '=', person.id)
    .execute();
  const { page, expectError, expectNoErrors, close } = await openAs(product, null);
  expectError(/ 403 .*\/v1\/login/);
  await page.goto(`${product.origin}/?modal=login`);
  await signIn(page, person.phone);
  const reason = dialog(page, 'Вход').getByText(/Просили предоплату/);
  await expect.poll(() => reason.count(), patience).toBe(1);
  expectNoErrors();
  await close();
});

it('that was never chosen is chosen on the way to a tariff, and leads back to it', async () => {
  const person = await family();
  await createPublished(person, 'vacancy');
  await product.db
    .updateTable('users')
    .set({
      has_password: false,
      email: null,
      email_verified_at: null,
      created_at: new Date(Date.now() - 60 * 60_000),
    })
    .where('id', '=', person.id)
    .execute();
  const { page, expectError, close } = await openAs(product, person, phoneScreen);
  expectError(/ 422 .*\/v1\/email\/verification-notification/);
  await product.db
    .updateTable('sessions')
    .set({ password_given_at: new Date(0) })
    .where('user_id', '=', person.id)
    .execute();
  const path = '/tariffs?modal=buyTariffEmail';
  await page.goto(product.origin + path);
  const receipt = dialog(page, 'Куда прислать чек?');
  await receipt.getByLabel('Почта').fill('novaya@example.com');
  await receipt.getByRole('button', { name: 'Получить код' }).click();
  await receipt.getByText('пароля у вас пока нет').waitFor();
  expect(await receipt.getByLabel('Ваш пароль').count()).toBe(0);
  await receipt.getByRole('button', { name: 'Придумать пароль' }).click();
  expect(await typedLogin(page)).toBe(person.phone);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByLabel('Код из СМС').fill(await newestCode(person.phone));
  await page.getByLabel('Новый пароль', { exact: true }).fill(fresh);
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await dialog(page, 'Вход').waitFor();
  await signIn(page, person.phone, fresh);
  await expect.poll(place(page), patience).toBe(path);
  await receipt.getByLabel('Почта').fill('novaya@example.com');
  await receipt.getByRole('button', { name: 'Получить код' }).click();
  await receipt.getByLabel('Ваш пароль').fill(fresh);
  await receipt.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из письма').waitFor();
  await close();
});
