import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser, type User } from '#contract/session.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { jpegPhoto } from '#tests/pictures.ts';
import { problemsOf } from './screen-checks.ts';
import { closed, expectOnly } from './dialogs.ts';
import { holdCities } from './form-filler.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

const contactModals = [
  ['Изменить: телефон', 'Телефон'],
  ['Изменить: почта', 'Почта'],
  ['Изменить: пароль', 'Смена пароля'],
] as const;
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** What fades in has no colours of its own yet. */
const calm = { context: { reducedMotion: 'reduce' } } as const;
const phone = { ...phoneScreen, ...calm };

const family = () => createPerson(product, { role: 'employer', name: 'Анна Петрова' });

/** Past the first steps, with a profile that lacks the city. */
async function familyOfNoCity(): Promise<Person> {
  const anna = await family();
  await createPublished(anna, 'vacancy');
  await product.db.updateTable('users').set({ city_id: null }).where('id', '=', anna.id).execute();
  return anna;
}

const avatarPage = '/account/edit/edit-avatar';
const profilePage = '/account/edit/edit-profile';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toContain(path.split(/[?#]/)[0]);
}

async function photo(name = 'portret.jpg') {
  const bytes = await jpegPhoto({ width: 600, height: 900 });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

const chooser = (page: Page) => page.locator('input[type=file]').first();
const userOf = async ({ visitor }: Person): Promise<User> => (await visitor.call(getUser)).data;
const avatarOf = async (person: Person) => (await userOf(person)).avatar_url;
/** Where the page shows this picture of the person. */
const shown = (page: Page, url: string | null, inside: string) =>
  page.locator(`${inside} img[src="${url}"]`).first().waitFor();

/** Sends a picture, and waits until it can be cut. */
async function upload(page: Page): Promise<void> {
  await chooser(page).setInputFiles(await photo());
  await page.getByRole('button', { name: /^Рамка/ }).waitFor();
}

describe('the picture of the profile', () => {
  it('is sent, cut by keys, seen by all, taken away and brought back', async () => {
    const anna = await family();
    const vacancy = await createPublished(anna, 'vacancy');
    const { page, expectNoErrors, close } = await openAs(product, anna, { ...desktop, ...calm });
    await open(page, avatarPage);
    expect(await problemsOf(page)).toEqual([]);
    await upload(page);
    const whole = await avatarOf(anna);
    expect(whole).not.toBeNull();
    expect(await problemsOf(page)).toEqual([]);

    const frame = page.getByRole('button', { name: /^Рамка/ });
    await frame.press('-');
    for (const key of ['+', '+', 'ArrowDown', 'ArrowRight']) await frame.press(key);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Фото сохранено').waitFor();
    const cut = await avatarOf(anna);
    expect(cut).not.toBe(whole);
    await shown(page, cut, 'header');
    await shown(page, cut, 'main');

    const guest = await openAs(product, null, phone);
    await guest.page.goto(`${product.origin}/vacancy-${vacancy.slug}`);
    await shown(guest.page, cut, 'main');
    await guest.page.goto(`${product.origin}/vacancies/moskva`);
    await shown(guest.page, cut, 'article');
    guest.expectNoErrors();
    await guest.close();

    await page.getByRole('button', { name: 'Убрать' }).click();
    await page.getByText('Фото убрано').waitFor();
    expect(await avatarOf(anna)).toBeNull();
    await expect.poll(() => page.locator('header img[src^="/files/"]').count(), patience).toBe(0);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await shown(page, cut, 'header');
    expect(await avatarOf(anna)).toBe(cut);
    expectNoErrors();
    await close();
  });

  it('stays when a file is wrong, and is sent again when the connection is back', async () => {
    const anna = await family();
    const { page, expectError, expectNoErrors, close } = await openAs(product, anna, phone);
    expectError(/415 .*\/avatar|ERR_CONNECTION.*\/avatar|\/avatar.*(415|ERR_CONNECTION)/);
    await open(page, avatarPage);
    const text = { name: 'rezyume.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Привет') };
    await chooser(page).setInputFiles(text);
    await page.getByRole('alert').getByText('Это не похоже на фотографию').waitFor();
    const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
    await chooser(page).setInputFiles(pdf);
    await page.getByRole('alert').getByText('Это не фотография').waitFor();
    const large = { ...text, buffer: Buffer.alloc(11 * 1024 * 1024, 1) };
    await chooser(page).setInputFiles(large);
    await page.getByRole('alert').getByText('Файл больше 10 МБ').waitFor();
    expect(await problemsOf(page)).toEqual([]);

    const calls = '**/api/v1/user/avatar';
    await page.route(calls, () => {});
    await chooser(page).setInputFiles(await photo());
    await page.getByRole('button', { name: 'Отменить' }).click();
    await page.getByText('Выбрать фото').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute(calls);

    await page.route(calls, (route) => route.abort('connectionfailed'));
    await chooser(page).setInputFiles(await photo());
    await page.getByRole('alert').getByText('Нет связи').waitFor();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await page.getByRole('button', { name: /^Рамка/ }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Не кадрировать' }).click();
    await page.getByRole('button', { name: 'Кадрировать', exact: true }).waitFor();
    expect(await avatarOf(anna)).not.toBeNull();
    expectNoErrors();
    await close();
  });

  it('is changed over the account, which counts it at once', async () => {
    const anna = await family();
    await createPublished(anna, 'vacancy');
    const { page, expectNoErrors, close } = await openAs(product, anna, phone);
    await open(page, '/account');
    await page.getByText('67 %').waitFor();
    await page.getByRole('link', { name: 'Добавить фото' }).click();
    const dialog = page.getByRole('dialog', { name: 'Фото профиля' });
    await dialog.waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await upload(page);
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByRole('button', { name: 'Убрать' }).waitFor();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('83 %').waitFor();
    await page.getByText('Фото загружено').waitFor();

    // The city of the vacancy is known as that of its owner, until they say otherwise.
    await page.getByRole('link', { name: 'Изменить имя и город' }).click();
    const profile = page.getByRole('dialog', { name: 'Профиль' });
    await profile.waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await chooseCity(page, 'Тверь');
    await profile.getByLabel('Как вас зовут').fill('Анна Мария');
    await profile.getByRole('button', { name: 'Сохранить' }).click();
    await profile.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Здравствуйте, Анна Мария' }).waitFor();
    await page.getByText('Профиль заполнен').waitFor();
    expect(await userOf(anna)).toMatchObject({ name: 'Анна Мария', city: { slug: 'tver' } });
    expect(await problemsOf(page)).toEqual([]);
    expectNoErrors();
    await close();
  });
});

async function chooseCity(page: Page, city: string): Promise<void> {
  await page.getByRole('combobox', { name: /Где вы живёте/ }).fill(city.slice(0, 4));
  await page.getByRole('option', { name: city }).first().click();
}

describe('the page of the profile', () => {
  const focused = (page: Page) => () => page.evaluate(() => document.activeElement?.id ?? '');

  it.each(['name', 'city', 'photo', 'contacts'])('opens at #%s', async (anchor) => {
    const anna = await family();
    const { page, expectNoErrors, close } = await openAs(product, anna, phone);
    await open(page, `${profilePage}#${anchor}`);
    await expect.poll(focused(page), patience).toBe(anchor);
    const top = () => page.locator(`#${anchor}`).evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top, patience).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(740);
    expectNoErrors();
    await close();
  });

  it('saves name and city, and leads to the contacts', async () => {
    const anna = await familyOfNoCity();
    const { page, expectNoErrors, close } = await openAs(product, anna, { ...desktop, ...calm });
    await open(page, '/account');
    // The heading names the step; the button says what a press on it begins.
    const next = page.getByRole('region', { name: 'Загрузите фото' });
    await next.getByRole('link', { name: 'Выбрать фото' }).click();
    await expect.poll(place(page), patience).toContain(avatarPage);
    await page.goBack();
    await page.getByRole('link', { name: 'Заполните профиль' }).first().click();
    await expect.poll(focused(page), patience).toBe('city');

    await page.getByLabel('Как вас зовут').fill('');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Напишите, как к вам обращаться').waitFor();
    await page.getByLabel('Как вас зовут').fill('Анна');
    await chooseCity(page, 'Тверь');
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Профиль сохранён').waitFor();
    expect(await userOf(anna)).toMatchObject({ name: 'Анна', city: { slug: 'tver' } });
    for (const [link, title] of contactModals) {
      await page.getByRole('link', { name: link }).click();
      await expectOnly(page, title);
      await page.goBack();
      await closed(page);
    }
    expectNoErrors();
    await close();
  });

  it('finds the city that was typed without a connection, when it is back', async () => {
    const anna = await family();
    await createPublished(anna, 'vacancy');
    const watched = await openAs(product, anna, phone);
    const { page, context, expectError, close } = watched;
    expectError(/./);
    await open(page, profilePage);
    const city = page.getByRole('combobox', { name: /^Где вы живёте/ });
    await city.click();
    await page.getByRole('option').first().waitFor();
    await context.setOffline(true);
    await city.fill('тверь');
    await page.getByText('Нет связи. Попробуйте ещё раз').waitFor();
    await page.getByLabel('Как вас зовут').focus();
    await page.getByText('Нет связи. Найдём город').waitFor();
    await context.setOffline(false);
    await expect.poll(() => city.inputValue(), patience).toBe('Тверь');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Профиль сохранён').waitFor();
    expect(await userOf(anna)).toMatchObject({ city: { slug: 'tver' } });
    await close();
  });

  it('saves the city that was typed before the list of cities came, and no other text', async () => {
    const anna = await familyOfNoCity();
    const { page, expectNoErrors, close } = await openAs(product, anna, phone);
    await open(page, profilePage);
    const letGo = await holdCities(page);
    const city = page.getByRole('combobox', { name: /^Где вы живёте/ });
    const save = page.getByRole('button', { name: 'Сохранить' });
    await city.fill('Чебурашинск');
    await city.blur();
    await save.click();
    letGo();
    await page.getByText('Выберите город из списка').waitFor();
    expect(await city.inputValue()).toBe('Чебурашинск');

    const letGoAgain = await holdCities(page);
    await city.fill('тверь');
    await city.blur();
    await save.click();
    letGoAgain();
    await page.getByText('Профиль сохранён').waitFor();
    expect(await userOf(anna)).toMatchObject({ city: { slug: 'tver' } });
    await expect.poll(() => city.inputValue(), patience).toBe('Тверь');
    expect(await page.getByText('Выберите город из списка').count()).toBe(0);
    expectNoErrors();
    await close();
  });

  it('gives the city up when its box is emptied and Enter sends the form', async () => {
    const anna = await family();
    await createPublished(anna, 'vacancy');
    expect((await userOf(anna)).city).not.toBeNull();
    const { page, expectNoErrors, close } = await openAs(product, anna, phone);
    await open(page, profilePage);
    const city = page.getByRole('combobox', { name: /^Где вы живёте/ });
    await city.fill('');
    // The first one closes the list.
    await city.press('Enter');
    await city.press('Enter');
    await page.getByText('Профиль сохранён').waitFor();
    expect((await userOf(anna)).city).toBeNull();
    expectNoErrors();
    await close();
  });

  it('leaves what is being typed over a city when the page is scrolled', async () => {
    const anna = await family();
    await createPublished(anna, 'vacancy');
    expect((await userOf(anna)).city?.slug).toBe('moskva');
    const { page, expectNoErrors, close } = await openAs(product, anna, phone);
    await open(page, profilePage);
    const city = page.getByRole('combobox', { name: /^Где вы живёте/ });
    await city.fill('Каз');
    await page.getByRole('option', { name: /Казань/ }).waitFor();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY), patience).toBeGreaterThan(0);
    await city.press('End');
    await city.pressSequentially('ан');
    expect(await city.inputValue()).toBe('Казан');
    // Whoever thinks better of it may choose the same again.
    await city.fill('Моск');
    await page.getByRole('option', { name: /^Москва/ }).click();
    await expect.poll(() => city.inputValue(), patience).toBe('Москва');
    expectNoErrors();
    await close();
  });

  it('asks a newcomer for the name alone, and goes on to the next step', async () => {
    const person = await createPerson(product, { role: 'worker', name: null });
    const { page, expectNoErrors, close } = await openAs(product, person, phone);
    await page.goto(`${product.origin}/account`);
    await expect.poll(place(page), patience).toContain(profilePage);
    await page.getByText('Остался один шаг').waitFor();
    expect(await page.getByRole('heading', { name: 'Контакты и вход' }).count()).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
    await page.getByLabel('Как вас зовут').fill('Олег');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(place(page), patience).toContain('/resumes/create');
    expect(await userOf(person)).toMatchObject({ name: 'Олег', city: null });
    expectNoErrors();
    await close();
  });
});
