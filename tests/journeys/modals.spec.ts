import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { closed, dialogs, expectOnly, focused } from './dialogs.ts';
import { move, patience, place } from './navigation.ts';
import { guestModals } from './modal-names.ts';
import { desktop, lastCode, openAs, phoneScreen, signIn } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const titles = {
  login: 'Вход',
  registration: 'Регистрация',
  recoverPassword: 'Восстановление пароля',
  'reset-password': 'Ссылка не подошла',
  city: 'Выберите город',
  userRole: 'Что вы ищете?',
  code: 'Подтвердите почту',
  phone: 'Подтвердите телефон',
  vacancyContacts: 'Как работают контакты',
  contactsHelp: 'Как работают контакты',
  buyTariff: 'Выберите тариф',
  buyTariffEmail: 'Куда прислать чек?',
};

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** A person of whose contacts none is confirmed, on a page where that does not matter. */
async function unverified(change: { email?: null; phone?: null } = {}) {
  const person = await createPerson(product, { role: 'worker', verified: false });
  if ('email' in change || 'phone' in change)
    await product.db.updateTable('users').set(change).where('id', '=', person.id).execute();
  return person;
}

describe('a modal in the address', () => {
  it.each(guestModals)('opens %s for a guest, alone, and Escape closes it', async (name) => {
    const { page, expectNoErrors, close } = await openAs(product, null);
    await page.goto(`${product.origin}/resumes?modal=${name}`);
    await expectOnly(page, titles[name]);
    await page.keyboard.press('Escape');
    await expect.poll(place(page), patience).toBe('/resumes');
    await closed(page);
    expectNoErrors();
    await close();
  });

  it.each(['code', 'phone', 'buyTariffEmail'] as const)(
    'opens %s for whom it concerns',
    async (name) => {
      const person = await unverified();
      const { page, expectNoErrors, close } = await openAs(product, person, phoneScreen);
      await page.goto(`${product.origin}/cookiepolicy-page?modal=${name}`);
      await expectOnly(page, titles[name]);
      await page.getByRole('button', { name: 'Закрыть' }).click();
      await expect.poll(place(page), patience).toBe('/cookiepolicy-page');
      expectNoErrors();
      await close();
    },
  );

  it('that cannot open says why and leaves the address', async () => {
    const guest = await openAs(product, null);
    const person = await openAs(product, await createPerson(product, { role: 'moderator' }));
    const none = 'Такого окна нет';
    const known = 'Вы уже вошли';
    const sold = 'Тарифы — для семей и специалистов: сотрудникам сервиса они не нужны';
    const elsewhere = 'Откройте карточку, на которую хотите пожаловаться';
    const cases = [
      [guest, { nope: none, constructor: none, ['__proto__']: none, complaint: elsewhere }],
      [
        person,
        {
          login: known,
          registration: known,
          userRole: known,
          code: 'Почта уже подтверждена',
          phone: 'Телефон уже подтверждён',
          buyTariff: sold,
          buyTariffEmail: sold,
          complaint: elsewhere,
          blockCard: 'Откройте карточку, которую нужно снять',
          nope: none,
        },
      ],
    ] as const;
    for (const [{ page, expectNoErrors, close }, reasons] of cases) {
      for (const [name, reason] of Object.entries(reasons)) {
        await page.goto(`${product.origin}/cookiepolicy-page?modal=${name}`);
        await page.getByText(reason).waitFor();
        await expect.poll(place(page), patience).toBe('/cookiepolicy-page');
        await closed(page);
      }
      expectNoErrors();
      await close();
    }
  });

  it.each(['code', 'phone', 'buyTariffEmail'])(
    'that is for users, as %s, asks to sign in',
    async (name) => {
      const { page, expectNoErrors, close } = await openAs(product, null);
      await page.goto(`${product.origin}/cookiepolicy-page?modal=${name}`);
      await expectOnly(page, titles.login);
      expect(new URL(page.url()).searchParams.get('next')).toBe(`/cookiepolicy-page?modal=${name}`);
      expectNoErrors();
      await close();
    },
  );

  it('of the login closes without a word once somebody has signed in', async () => {
    const person = await createPerson(product, { role: 'moderator' });
    const { page, expectNoErrors, close } = await openAs(product, null);
    await page.goto(`${product.origin}/cookiepolicy-page?modal=login`);
    await signIn(page, person.email);
    await expect.poll(place(page), patience).toBe('/cookiepolicy-page');
    expect(await page.getByText('Вы уже вошли').count()).toBe(0);
    expectNoErrors();
    await close();
  });
});

describe('the gutter of the scroll bar', () => {
  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  it.each(['login', 'userRole'] as const)('is veiled with the page by %s', async (name) => {
    const { page, close } = await openAs(product, null);
    await page.goto(`${product.origin}/cookiepolicy-page`);
    const paper = await ground(page);
    await page.goto(`${product.origin}/cookiepolicy-page?modal=${name}`);
    await expectOnly(page, titles[name]);
    expect(await ground(page)).not.toBe(paper);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await ground(page)).toBe(paper);
    await close();
  });

  // The colour of the root makes the browser style the whole page anew.
  it('leaves the root alone where there is none', async () => {
    const { page, close } = await product.open({ ...phoneScreen, context: { isMobile: true } });
    await page.goto(`${product.origin}/cookiepolicy-page`);
    const paper = await ground(page);
    await page.goto(`${product.origin}/cookiepolicy-page?modal=userRole`);
    await expectOnly(page, titles.userRole);
    expect(await ground(page)).toBe(paper);
    await close();
  });
});

describe('a modal opened by its button', () => {
  it.each([
    ['Вход', 'login'],
    [/город/i, 'city'],
  ] as const)(
    '%s takes the focus and gives it back, also to the back button',
    async (button, name) => {
      const { page, expectNoErrors, close } = await openAs(product, null, desktop);
      await page.goto(`${product.origin}/cookiepolicy-page`);
      await expect.poll(place(page), patience).toBe('/cookiepolicy-page');
      const opener = page.getByRole('banner').getByRole('link', { name: button });
      const isFocused = () => opener.evaluate((link) => link === document.activeElement);
      for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await opener.focus();
        await page.keyboard.press('Enter');
        await expectOnly(page, titles[name]);
        await expect.poll(place(page), patience).toBe(`/cookiepolicy-page?modal=${name}`);
        await leave();
        await closed(page);
        await expect.poll(place(page), patience).toBe('/cookiepolicy-page');
        await expect.poll(isFocused, patience).toBe(true);
      }
      expectNoErrors();
      await close();
    },
  );

  it('one gives way to the other, with what was typed, and one step back closes it', async () => {
    const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
    await page.goto(`${product.origin}/cookiepolicy-page`);
    await expect.poll(place(page), patience).toBe('/cookiepolicy-page');
    await page.getByRole('link', { name: 'Вход' }).click();
    await page.getByLabel('Телефон или почта').fill('anna@example.com');
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expectOnly(page, titles.registration);
    expect(await page.getByLabel('Телефон или почта').inputValue()).toBe('anna@example.com');
    await page.goBack();
    await closed(page);
    await expect.poll(place(page), patience).toBe('/cookiepolicy-page');
    await page.getByLabel('Меню').first().click();
    await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
    await expectOnly(page, titles.registration);
    expectNoErrors();
    await close();
  });
});

describe('a first visit', () => {
  it('says on a slow network that it is on its way', async () => {
    const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
    await page.goto(`${product.origin}/resumes?modal=login`);
    await expectOnly(page, titles.login);
    await page.keyboard.press('Escape');
    await closed(page);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const onItsWay = page.getByText('Открываем…');
    await page.getByRole('link', { name: 'Город: Вся Россия' }).click();
    await onItsWay.waitFor();
    letThrough();
    await expectOnly(page, titles.city);
    expect(await onItsWay.count()).toBe(0);
    expectNoErrors();
    await close();
  });

  it('shows the consent to cookies at once, and where it stays: nothing rises under a finger', async () => {
    const nanny = await createPerson(product, { role: 'worker' });
    const card = await createPublished(nanny, 'resume');
    const { page, expectNoErrors, close } = await product.open(phoneScreen);
    let hydrate = () => {};
    const allowed = new Promise<void>((resolve) => {
      hydrate = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await allowed;
      await route.continue();
    });
    await page.goto(product.origin + cardPath(card), { waitUntil: 'commit' });
    const banner = page.getByRole('region', { name: 'Cookies' });
    await banner.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const bar = await page.locator('[data-bottom-bar] .fixed').boundingBox();
    const atFirst = await banner.boundingBox();
    expect(atFirst && bar && atFirst.y + atFirst.height).toBeLessThan(bar?.y ?? 0);
    hydrate();
    await expect.poll(place(page), patience).toBe(cardPath(card));
    expect(await banner.boundingBox()).toEqual(atFirst);
    expectNoErrors();
    await close();
  });

  it('is asked for the role once, and for the consent to cookies', async () => {
    const { page, expectNoErrors, close } = await product.open(desktop);
    await page.goto(product.origin);
    await expectOnly(page, titles.userRole);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await stored(page, 'role')).toBeNull();
    await page.reload();
    await expect.poll(place(page), patience).toBe('/');
    expect(await dialogs(page).count()).toBe(0);

    const banner = page.getByRole('region', { name: 'Cookies' });
    expect(await stored(page, 'cookie')).toBeNull();
    await banner.getByRole('button', { name: 'Согласен' }).click();
    await expect.poll(() => banner.count(), patience).toBe(0);
    expect(await stored(page, 'cookie')).toBeTruthy();
    await page.reload();
    await expect.poll(place(page), patience).toBe('/');
    expect(await banner.count()).toBe(0);
    expectNoErrors();
    await close();
  });

  it('reaches nothing behind the question, and all of it afterwards', async () => {
    const { page, expectNoErrors, close } = await product.open(desktop);
    await page.goto(product.origin);
    await expectOnly(page, titles.userRole);
    const content = page.getByRole('main');
    const banner = page.getByRole('region', { name: 'Cookies' });
    expect([await content.count(), await banner.count()]).toEqual([0, 0]);
    // By a script of the page, as by a press of Tab.
    await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
    const isInside = () => document.activeElement?.closest('dialog') !== null;
    expect(await page.evaluate(isInside)).toBe(true);
    // A press on what it covers is one beside it.
    await page.mouse.click(8, 8);
    await closed(page);
    await expect.poll(place(page), patience).toBe('/');
    expect([await content.count(), await banner.count()]).toEqual([1, 1]);
    await banner.getByRole('button', { name: 'Согласен' }).click();
    await expect.poll(() => banner.count(), patience).toBe(0);
    expectNoErrors();
    await close();
  });

  it('answers the question by the page that was opened, or quietly below a text', async () => {
    const { page, expectNoErrors, close } = await product.open(phoneScreen);
    await page.goto(`${product.origin}/blog`);
    const line = page.getByRole('region', { name: 'Что вы ищете?' });
    await line.getByRole('button', { name: 'Найти работу' }).click();
    await expect.poll(() => line.count(), patience).toBe(0);
    expect(await stored(page, 'role')).toBe('worker');
    // What stands in its place is read out, and leads on.
    await expect.poll(focused(page), patience).toMatch(/^Запомнили: сначала покажем вакансии/);
    await page.getByRole('link', { name: 'К вакансиям' }).click();
    await expect.poll(place(page), patience).toBe('/vacancies');
    // What was chosen stays, whatever is looked at.
    await page.goto(`${product.origin}/resumes`);
    await expect.poll(place(page), patience).toBe('/resumes');
    expect(await stored(page, 'role')).toBe('worker');
    await page.evaluate(() => localStorage.removeItem('role'));
    await page.reload();
    await expect.poll(() => stored(page, 'role'), patience).toBe('employee');
    expect(await dialogs(page).count()).toBe(0);
    expectNoErrors();
    await close();
  });

  it.each([
    ['Найти помощника', 'employee'],
    ['Найти работу', 'worker'],
  ])('«%s» is remembered as %s; nonsense in its place is asked anew', async (button, role) => {
    const first = await product.open(phoneScreen);
    await first.page.goto(product.origin);
    await dialogs(first.page).getByRole('button', { name: button }).click();
    await closed(first.page);
    expect(await stored(first.page, 'role')).toBe(role);
    await first.page.getByText('Запомнили: сначала покажем').waitFor();
    await expect.poll(() => first.page.evaluate(() => document.activeElement?.id)).toBe('content');

    const second = await product.open({ ...phoneScreen, stored: { role: 'king' } });
    await second.page.goto(product.origin);
    await expectOnly(second.page, titles.userRole);
    for (const { expectNoErrors, close } of [first, second]) {
      expectNoErrors();
      await close();
    }
  });
});

it('the header begins with what is looked for here', async () => {
  const { page, expectNoErrors, close } = await product.open({
    ...desktop,
    stored: { role: 'worker' },
  });
  await page.goto(`${product.origin}/blog`);
  await expect.poll(place(page), patience).toBe('/blog');
  const links = page.getByRole('navigation', { name: 'Поиск' }).getByRole('link');
  const xs = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().x));
  const inSight = async () => {
    const [first = 0, second = 0] = await xs();
    return first < second && (await links.allTextContents());
  };
  await expect.poll(inSight, patience).toEqual(['Найти работу', 'Найти помощника']);
  await page.evaluate(() => (localStorage['role'] = 'employee'));
  await page.reload();
  await expect.poll(place(page), patience).toBe('/blog');
  await expect.poll(inSight, patience).toEqual(['Найти помощника', 'Найти работу']);
  expectNoErrors();
  await close();
});

describe('the forms', () => {
  it('keep what was typed when the password is wrong, and say so', async () => {
    const person = await createPerson(product, { role: 'employer' });
    const { page, expectError, expectNoErrors, close } = await openAs(product, null, phoneScreen);
    expectError(/ 401 .*\/v1\/login/);
    await page.goto(`${product.origin}/?modal=login`);
    await signIn(page, person.phone, 'sovsem-ne-tot');
    await dialogs(page).getByText('Неверный телефон, почта или пароль').waitFor();
    expect(await page.getByLabel('Телефон или почта').inputValue()).toBe(person.phone);
    expect(await page.getByLabel('Пароль', { exact: true }).inputValue()).toBe('sovsem-ne-tot');
    expectNoErrors();
    await close();
  });

  it('of an empty registration lead to the first field', async () => {
    const { page, expectNoErrors, close } = await openAs(product, null);
    await page.goto(`${product.origin}/?modal=registration`);
    await expectOnly(page, titles.registration);
    const send = page.getByRole('button', { name: 'Зарегистрироваться' });
    await send.click();
    const alert = dialogs(page).getByRole('alert');
    await alert.waitFor();
    // The role was chosen on the first visit already, and a password may come later.
    expect(await alert.getByRole('link').count()).toBe(4);
    await expect.poll(focused(page), patience).toBe('Как вас зовут');
    await page.getByLabel('Как вас зовут').fill('Ольга');
    await send.click();
    await expect.poll(focused(page), patience).toBe('Телефон или почта');
    expectNoErrors();
    await close();
  });

  it('show the label of the field that they lead to', async () => {
    const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
    await page.goto(`${product.origin}/?modal=registration`);
    await expectOnly(page, titles.registration);
    const dialog = dialogs(page);
    await dialog.getByLabel('Как вас зовут').fill('Ольга');
    await dialog.getByLabel('Телефон или почта').fill('8 913');
    for (const consent of await dialog.getByRole('checkbox').all()) await consent.check();
    await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect.poll(focused(page), patience).toBe('Телефон или почта');
    const label = await dialog.locator('label', { hasText: 'Телефон или почта' }).boundingBox();
    const cross = await dialog.getByRole('button', { name: 'Закрыть' }).boundingBox();
    expect(label?.y).toBeGreaterThan((cross?.y ?? 0) + (cross?.height ?? 0));
    expectNoErrors();
    await close();
  });
});

describe('somebody whose contacts are not confirmed', () => {
  it('is asked for the code of the letter, once a load', async () => {
    const person = await unverified();
    const { page, expectNoErrors, close } = await openAs(product, person);
    await page.goto(`${product.origin}/cookiepolicy-page`);
    await expectOnly(page, titles.code);
    await expect
      .poll(() => lastCode(product, person.email).catch(() => ''), patience)
      .toMatch(/^\d{6}$/);
    await page.keyboard.press('Escape');
    await closed(page);
    await page.reload();
    await expectOnly(page, titles.code);
    await page.getByLabel('Код из письма').fill(await lastCode(product, person.email));
    await page.getByText('Почта подтверждена').waitFor();
    await closed(page);
    expectNoErrors();
    await close();
  });

  it('is asked for no other code on the way from the page where one was given', async () => {
    const person = await unverified({ email: null });
    const { page, expectNoErrors, close } = await openAs(product, person);
    await page.goto(`${product.origin}/account/edit/edit-phone`);
    await expect.poll(place(page), patience).toBe('/account/edit/edit-phone');
    await page.getByRole('button', { name: 'Получить код' }).click();
    const code = page.getByLabel('Код из СМС');
    await code.waitFor();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/verification-notification')) asked += 1;
    });
    // The next page is long in coming.
    await page.route('**/*', async (route) => {
      if (route.request().method() === 'GET') await page.waitForTimeout(1500);
      await route.continue();
    });
    await code.fill(await lastCode(product, person.phone));
    await expect.poll(place(page), patience).toBe('/resumes/create');
    await closed(page);
    expect(asked).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    expectNoErrors();
    await close();
  });

  it('is asked for the code of the phone where there is no e-mail', async () => {
    const person = await unverified({ email: null });
    const { page, expectNoErrors, close } = await openAs(product, person, phoneScreen);
    await page.goto(`${product.origin}/cookiepolicy-page`);
    await expectOnly(page, titles.phone);
    await expect
      .poll(() => lastCode(product, person.phone).catch(() => ''), patience)
      .toMatch(/^\d{6}$/);
    await page.goto(`${product.origin}/account/edit/edit-phone`);
    await expect.poll(place(page), patience).toBe('/account/edit/edit-phone');
    expect(await dialogs(page).count()).toBe(0);
    expectNoErrors();
    await close();
  });
});

it('the question of the role gives way to sign-in, and the page behind stays where it is', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await page.goto(`${product.origin}/cookiepolicy-page`);
  await expect.poll(place(page), patience).toBe('/cookiepolicy-page');
  const isHeld = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
  const next = page.getByRole('dialog', { name: 'Вход' });
  // Its code is there the second time, so that one dialog comes in the moment in which the other goes.
  for (let time = 0; time < 2; time += 1) {
    await move(page, '/cookiepolicy-page?modal=userRole');
    await page.getByRole('dialog', { name: 'Что вы ищете?' }).waitFor();
    expect(await isHeld()).toBe(true);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await next.waitFor();
    expect(await isHeld()).toBe(true);
    await page.keyboard.press('Escape');
    await next.waitFor({ state: 'detached' });
    await expect.poll(isHeld, patience).toBe(false);
  }
  const link = page.locator('footer').getByRole('link', { name: 'Что вы ищете?' });
  await link.click();
  await page.getByRole('dialog', { name: 'Что вы ищете?' }).waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => link.evaluate((one) => one === document.activeElement), patience)
    .toBe(true);
  expectNoErrors();
  await close();
});
