import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseCity } from './form-filler.ts';
import { password, type Person } from '#tests/factories.ts';
import type { Product } from '#tests/harness/product.ts';
import type { WatchedPage } from '#tests/harness/watched-page.ts';

export const phoneScreen = { width: 360, height: 740 };
export const desktop = { width: 1440, height: 900 };

export interface Newcomer {
  role: 'Найти помощника' | 'Найти работу';
  name: string;
  phone: string;
  password: string;
}

/** From the registration, which is open, to a confirmed phone. */
export async function register(product: Product, page: Page, person: Newcomer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Регистрация' });
  await dialog.getByText(person.role, { exact: true }).click();
  await dialog.getByLabel('Как вас зовут').fill(person.name);
  await dialog.getByLabel('Телефон или почта').fill(person.phone);
  await dialog.getByRole('button', { name: 'Придумать пароль сейчас' }).click();
  await dialog.getByLabel('Придумайте пароль').fill(person.password);
  for (const consent of await dialog.getByRole('checkbox').all()) await consent.check();
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await page.getByLabel('Код из СМС').waitFor();
  await page.getByLabel('Код из СМС').fill(await lastCode(product, person.phone));
  await page.waitForURL('**/create**');
}

/** What the person would read on the phone. */
export async function lastCode({ db }: Product, recipient: string): Promise<string> {
  const letter = await db
    .selectFrom('letters')
    .select('text')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(letter.text)?.[0] ?? '';
}

/** Answers all that must be answered, which is the first step of the form. */
export async function fillCard(page: Page, answers: CardAnswers): Promise<void> {
  await chooseCity(page, answers.city, (box, text) => box.fill(text));
  await page.getByLabel('От', { exact: true }).fill(answers.payFrom);
  await page.getByLabel('За что').selectOption('hour');
  await answers.others(page);
  await page.getByLabel(/^Расскажите о/).fill(answers.about);
  await expect.poll(() => page.getByText(/^Сохранено/).count()).toBeGreaterThan(0);
}

export interface CardAnswers {
  city: string;
  /** Roubles. */
  payFrom: string;
  about: string;
  others: (page: Page) => Promise<void>;
}

/** Presses «Опубликовать» and answers the path of the public page. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Опубликовать/ }).click();
  await page.waitForURL(/\/(resume|vacancy)-/);
  return new URL(page.url()).pathname;
}

/** A browser in which a person is signed in; null is a guest. All questions of a first visit are answered. */
export function openAs(
  product: Product,
  person: Person | null,
  { context, ...screen }: Parameters<Product['open']>[0] = desktop,
): Promise<WatchedPage> {
  const cookies = [...(person?.visitor.cookies ?? [])].map(([name, value]) => ({
    name,
    value,
    domain: new URL(product.origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: name.startsWith('auth.'),
    secure: false,
    sameSite: 'Lax' as const,
  }));
  const stored = { cookie: 'agreed', role: 'worker' };
  const storageState = { cookies, origins: [] };
  return product.open({ ...screen, stored, context: { storageState, ...context } });
}

/** Types into the login that is open. */
export async function signIn(page: Page, login: string, secret = password): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Вход' });
  // A browser that nobody has signed in with is asked to register first.
  const registration = page.getByRole('dialog', { name: 'Регистрация' });
  await dialog.or(registration).waitFor();
  const haveAccount = registration.getByRole('button', { name: 'Войти', exact: true });
  if (await registration.isVisible()) await haveAccount.click();
  await dialog.getByLabel('Телефон или почта').fill(login);
  await dialog.getByLabel('Пароль', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
}
