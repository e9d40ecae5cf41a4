import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSettings } from '#contract/settings.ts';
import { getUser, login } from '#contract/session.ts';
import { cardPath } from '#contract/cards.ts';
import { createPublished } from '#tests/cards.ts';
import { createDialog } from '#tests/dialogs.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen, signIn } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const path = '/account/settings';
const nanny = (name = 'Елена Соколова') => createPerson(product, { role: 'worker', name });

async function openSettings(person: Person, screen = desktop) {
  const watched = await openAs(product, person, screen);
  await watched.page.goto(product.origin + path);
  await expect.poll(place(watched.page), patience).toBe(path);
  return watched;
}

const toggle = (page: Page, name: RegExp) => page.getByRole('switch', { name }).click();
const isOn = (page: Page, name: RegExp) => page.getByRole('switch', { name }).isChecked();
const letters = /открыл мои контакты/;
const engines = /поисковых системах/;
const distribution = /имя и фото/;

const guestHtml = async (address: string) => (await fetch(product.origin + address)).text();

it('a guest signs in first and comes back', async () => {
  const elena = await nanny();
  await createPublished(elena, 'resume');
  const { page, expectNoErrors, close } = await openAs(product, null);
  await page.goto(product.origin + path);
  await signIn(page, elena.phone);
  await expect.poll(place(page), patience).toBe(path);
  expectNoErrors();
  await close();
});

describe('a switch', () => {
  it('is kept at once, and still there after a reload', async () => {
    const elena = await nanny();
    const { page, expectNoErrors, close } = await openSettings(elena);
    await toggle(page, letters);
    await page.getByText('Сохранено', { exact: true }).waitFor();
    const kept = (await elena.visitor.call(getSettings)).data;
    expect(kept.notifications).toContainEqual({
      kind: 'contact_opened',
      mail: false,
      push: true,
    });
    await page.reload();
    expect(await isOn(page, letters)).toBe(false);
    expectNoErrors();
    await close();
  });

  it('goes back when it could not be kept, and says why', async () => {
    const elena = await nanny();
    const { page, expectError, expectNoErrors, close } = await openSettings(elena);
    expectError(/settings\/update|Failed to load resource/);
    await page.route('**/settings/update', (route) => route.abort());
    await toggle(page, letters);
    await page.getByText(/^Не\sсохранено\. Нет связи/).waitFor();
    expect(await isOn(page, letters)).toBe(true);
    await page.unroute('**/settings/update');
    await toggle(page, letters);
    await page.getByText('Сохранено', { exact: true }).waitFor();
    expect(await isOn(page, letters)).toBe(false);
    expectNoErrors();
    await close();
  });

  it('keeps search engines and strangers away from the resume', async () => {
    const elena = await nanny('Аделаида Незнакомкина');
    const address = cardPath(await createPublished(elena, 'resume'));
    const noindex = '<meta name="robots" content="noindex"';
    expect(await guestHtml(address)).toContain('Незнакомкина');
    expect(await guestHtml(address)).not.toContain(noindex);
    const { page, expectNoErrors, close } = await openSettings(elena);
    await toggle(page, engines);
    await expect.poll(() => guestHtml(address), patience).toContain(noindex);
    await toggle(page, distribution);
    await expect.poll(() => guestHtml(address), patience).not.toContain('Незнакомкина');
    await page.getByText('История согласий').click();
    await page.getByText(/^Дано .+, отозвано /).waitFor();
    expectNoErrors();
    await close();
  });
});

it('other devices are signed out, one by one and all at once', async () => {
  const elena = await nanny();
  const elsewhere = await Promise.all(
    ['Планшет', 'Телефон дочки', 'Старый телефон'].map(async (device_name) => {
      const visitor = product.visitor();
      const { data } = await visitor.call(login, {
        body: { login: elena.phone, password, device_name },
      });
      visitor.cookies.set('auth.token', data.token ?? '');
      return visitor;
    }),
  );
  const isIn = async (which: number) => (await elsewhere[which]?.call(getUser))?.status === 200;
  const { page, expectNoErrors, close } = await openSettings(elena, phoneScreen);
  await page.getByRole('button', { name: 'Выйти: Планшет' }).click();
  await expect.poll(() => page.getByText('Планшет', { exact: true }).count(), patience).toBe(0);
  expect([await isIn(0), await isIn(1), await isIn(2)]).toEqual([false, true, true]);
  await page.getByRole('button', { name: 'Выйти на других устройствах' }).click();
  await page.getByText(/^Вы\sвошли только здесь/).waitFor();
  expect([await isIn(1), await isIn(2)]).toEqual([false, false]);
  expect((await elena.visitor.call(getUser)).status).toBe(200);
  expectNoErrors();
  await close();
});

it('whoever was blocked in a conversation is let write again', async () => {
  const { worker, channel } = await createDialog(product);
  const chat = `/account/message/${channel}`;
  const { page, expectError, expectNoErrors, close } = await openAs(product, worker, phoneScreen);
  // The page may ask for the channel just when it has been closed.
  expectError(/ 403 .*\/broadcasting\/auth/);
  await page.goto(product.origin + chat);
  await expect.poll(place(page), patience).toBe(chat);
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Заблокировать' }).click();
  await page.getByText('Вы заблокировали этого человека').waitFor();
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
  await page.getByRole('button', { name: 'Разблокировать: Анна Петрова' }).click();
  await page.getByText('Вы никого не заблокировали').waitFor();
  expectNoErrors();
  await close();
});

it('own data comes as an archive', async () => {
  const elena = await nanny();
  const { page, expectNoErrors, close } = await openSettings(elena, phoneScreen);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать мои данные' }).click(),
  ]);
  await page.getByText(/Архив загружен/).waitFor();
  expect(download.suggestedFilename()).toBe('ryadom-data.zip');
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toContain('index.html');
  expectNoErrors();
  await close();
});

describe('the account is deleted', () => {
  it('with the password, and brought back with one press', async () => {
    const elena = await nanny();
    const card = await createPublished(elena, 'resume');
    const shown = async () => (await fetch(product.origin + cardPath(card))).status;

    const { page, expectError, expectNoErrors, close } = await openSettings(elena, phoneScreen);
    expectError(/422/);
    await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
    const dialog = page.getByRole('alertdialog');
    const field = dialog.getByLabel('Ваш пароль');
    await dialog.getByText('фотографии').waitFor();
    await dialog.getByRole('button', { name: 'Удалить' }).click();
    await dialog.getByText('Введите пароль, чтобы продолжить').waitFor();
    await field.fill('ne tot parol');
    await dialog.getByRole('button', { name: 'Удалить' }).click();
    await dialog.getByText('Пароль не подошёл').waitFor();
    expect(await shown()).toBe(200);
    await field.fill(password);
    await dialog.getByRole('button', { name: 'Удалить' }).click();

    const banner = page.getByRole('region', { name: 'Аккаунт ждёт удаления' });
    await banner.waitFor();
    await expect.poll(shown, patience).toBe(404);
    for (const other of ['/account', '/account/draft', '/account/favorites']) {
      await page.goto(product.origin + other);
      await banner.waitFor();
    }
    await expect.poll(place(page), patience).toBe('/account/favorites');
    await banner.getByRole('button', { name: 'Передумать' }).click();
    await expect.poll(() => banner.count(), patience).toBe(0);
    await expect.poll(shown, patience).toBe(200);
    expectNoErrors();
    await close();
  });

  it('not, when its owner thinks better of it in time', async () => {
    const elena = await nanny();
    const { page, expectNoErrors, close } = await openSettings(elena);
    const button = page.getByRole('button', { name: 'Удалить аккаунт' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('alertdialog').count(), patience).toBe(0);
    // The focus comes back a frame after the dialog has gone.
    await expect
      .poll(() => button.evaluate((one) => one === document.activeElement), patience)
      .toBe(true);
    expect((await elena.visitor.call(getUser)).data.deletion_at).toBeNull();
    expectNoErrors();
    await close();
  });
});

it('a link leads to its part of the page, and the focus with it', async () => {
  const elena = await nanny();
  const { page, expectNoErrors, close } = await openSettings(elena, phoneScreen);
  await page.getByRole('link', { name: 'удалите аккаунт' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused, patience).toBe('deletion');
  await page.goto(`${product.origin}${path}#consents`);
  await expect.poll(focused, patience).toBe('consents');
  expectNoErrors();
  await close();
});

it.each([phoneScreen, { width: 768, height: 1024 }, desktop])(
  'is in order at $width in every look',
  async (screen) => {
    const elena = await nanny('Александра-Виктория Константинопольская');
    await createPublished(elena, 'resume');
    const leaving = { deletion_asked_at: new Date() };
    // A dialog that is half faded in has no contrast yet.
    const calm = { ...screen, context: { reducedMotion: 'reduce' } } as const;
    const { page, expectNoErrors, close } = await openSettings(elena, calm);
    await page.getByText('История согласий').waitFor();
    const expectClear = async () => expect(await problemsOf(page)).toEqual([]);
    await toggle(page, letters);
    await page.getByText('Сохранено', { exact: true }).waitFor();
    await page.getByText('История согласий').click();
    await expectClear();
    await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectClear();
    await product.db.updateTable('users').set(leaving).where('id', '=', elena.id).execute();
    await page.reload();
    await expect.poll(place(page), patience).toBe(path);
    await page.getByRole('region', { name: 'Аккаунт ждёт удаления' }).waitFor();
    await expectClear();
    expectNoErrors();
    await close();
  },
);
