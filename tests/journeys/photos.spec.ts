import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { jpegPhoto } from '#tests/pictures.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen, publish } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const form = '/resumes/create/nyanya';
const nanny = () => createPerson(product, { role: 'worker', name: 'Анна Петрова' });

async function file(name: string, background: string, height = 1000) {
  const bytes = await jpegPhoto({ width: 800, height, background });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

const red = () => file('krasnaya.jpg', '#ff0000');
const blue = () => file('sinyaya.jpg', '#0000ff', 600);

async function openPhotos(page: Page): Promise<void> {
  await page.goto(product.origin + form);
  await expect.poll(place(page), patience).toContain(form);
  const steps = page.getByRole('navigation', { name: 'Шаги' });
  const link = steps.getByRole('link', { name: 'Фотографии' });
  if (!(await link.isVisible())) await page.getByText(/^Шаг \d+ из/).click();
  await page.getByRole('link', { name: 'Фотографии' }).filter({ visible: true }).click();
  await page.getByText('Ваши фотографии').waitFor();
}

const chooser = (page: Page) => page.locator('input[type=file][multiple]');
const tiles = (page: Page) => page.locator('[data-photo]');
const order = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-photo')));

async function stored({ visitor }: Person): Promise<string[]> {
  const { data } = await visitor.call(cardCalls.resume.listOwn, { query: {} });
  return data.data[0]?.draft.photos ?? [];
}

async function expectSaved(owner: Person, ids: string[]): Promise<void> {
  await expect.poll(() => stored(owner), patience).toEqual(ids);
}

async function addTwo(page: Page, owner: Person): Promise<string[]> {
  await chooser(page).setInputFiles([await red(), await blue()]);
  await expect.poll(() => tiles(page).count(), patience).toBe(2);
  const ids = (await order(page)).map(String);
  await expectSaved(owner, ids);
  return ids;
}

describe('the photos of a resume', () => {
  it('are added, put in order, cut, published and seen by a guest', async () => {
    const anna = await nanny();
    await startCard(anna, 'resume', goodDraft('resume'));
    const { page, expectNoErrors, close } = await openAs(product, anna);
    await openPhotos(page);
    const [first = '', second = ''] = await addTwo(page, anna);

    await page.getByRole('button', { name: 'Правее: фото 1' }).click();
    await expectSaved(anna, [second, first]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Правее: фото 2',
    );
    await page.getByRole('button', { name: 'Сделать главной: фото 2' }).click();
    await expectSaved(anna, [first, second]);

    await page.getByRole('button', { name: 'Кадрировать фото 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Кадрировать' });
    await dialog.getByRole('button', { name: /^Рамка/ }).press('ArrowLeft');
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => (await stored(anna))[1], patience).not.toBe(second);
    const [, cut = ''] = await stored(anna);

    await page.reload();
    await expect.poll(() => order(page), patience).toEqual([first, cut]);
    await page.goto(`${product.origin}${form}?step=99`);
    await page.getByRole('checkbox', { name: 'Разрешаю показывать' }).check();
    const path = await publish(page);
    expectNoErrors();
    await close();

    const sharp = { ...phoneScreen, context: { deviceScaleFactor: 2 } };
    const guest = await openAs(product, null, sharp);
    await guest.page.goto(product.origin + path);
    await expect.poll(place(guest.page), patience).toBe(path);
    const gallery = guest.page.getByRole('region', { name: 'Фотографии' });
    await gallery.getByRole('button', { name: 'Следующее фото' }).click();
    await gallery.getByText('2 / 2').waitFor();
    expect(await problemsOf(guest.page)).toEqual([]);
    await gallery.getByRole('link', { name: /фото 2 из 2/ }).click();
    const large = guest.page.getByRole('dialog', { name: 'Фотографии' });
    await large.getByText('2 / 2').waitFor();
    expect(await problemsOf(guest.page)).toEqual([]);
    await large.getByRole('button', { name: 'Закрыть' }).click();
    await guest.page.goto(`${product.origin}/resumes/moskva/nyanya`);
    const face = guest.page.locator(`article img[src="/files/${first}/320.webp"]`).first();
    // Of the sizes the least that is sharp.
    await expect
      .poll(() => face.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toBe(`${product.origin}/files/${first}/160.webp`);
    guest.expectNoErrors();
    await guest.close();
  });

  it('are moved by a mouse, and come back after they were taken away', async () => {
    const anna = await nanny();
    await startCard(anna, 'resume', goodDraft('resume'));
    const { page, expectNoErrors, close } = await openAs(product, anna);
    await openPhotos(page);
    const [first = '', second = ''] = await addTwo(page, anna);

    const middle = async (at: number) => {
      const box = await tiles(page).nth(at).getByRole('img').boundingBox();
      return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 90] as const;
    };
    const [from, to] = [await middle(0), await middle(1)];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 6 });
    await page.mouse.up();
    await expectSaved(anna, [second, first]);

    await page.getByRole('button', { name: 'Удалить фото 1' }).click();
    await expectSaved(anna, [first]);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expectSaved(anna, [second, first]);
    expect(await order(page)).toEqual([second, first]);
    expectNoErrors();
    await close();
  });

  it('say what is wrong with a file, and wait for the connection', async () => {
    const anna = await nanny();
    await createPublished(anna, 'resume');
    const { page, expectError, expectNoErrors, close } = await openAs(product, anna, phoneScreen);
    expectError(/415 .*\/photos|ERR_CONNECTION.*\/photos|\/photos.*(415|ERR_CONNECTION)/);
    await page.goto(`${product.origin}/account`);
    await page.getByRole('link', { name: 'Редактировать' }).click();
    await page.waitForURL('**/resumes/update/**');
    const at = new URL(page.url()).pathname;
    await expect.poll(place(page), patience).toContain(at);
    await page
      .getByText(/^Шаг \d+ из/)
      .filter({ visible: true })
      .click();
    await page.getByRole('link', { name: 'Фотографии' }).filter({ visible: true }).click();
    await page.getByText('Ваши фотографии').waitFor();

    const text = { name: 'rezyume.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Привет') };
    await chooser(page).setInputFiles([text]);
    await page.getByText('Это не похоже на фотографию').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Убрать: rezyume.jpg' }).click();

    const calls = '**/api/v1/resumes/*/photos';
    await page.route(calls, (route) => route.abort('connectionfailed'));
    await chooser(page).setInputFiles([await red()]);
    await page.getByText('Нет связи. Отправим, когда она появится').waitFor();
    await page.unroute(calls);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => tiles(page).count(), patience).toBe(1);
    await expect.poll(async () => (await stored(anna)).length, patience).toBe(1);

    const many = await Promise.all(['1', '2', '3', '4', '5'].map((name) => file(name, '#00ff00')));
    await chooser(page).setInputFiles(many);
    await page.getByText('Можно не больше 5 фотографий').waitFor();
    await expect.poll(() => tiles(page).count(), patience).toBe(5);
    expect(await problemsOf(page)).toEqual([]);
    expectNoErrors();
    await close();
  });
});

describe('the page of a resume without scripts', () => {
  it('leads to every photo', async () => {
    const anna = await nanny();
    const { slug } = await startCard(anna, 'resume', goodDraft('resume'));
    const owner = await openAs(product, anna);
    await openPhotos(owner.page);
    const ids = await addTwo(owner.page, anna);
    await owner.close();
    const { data: mine } = await anna.visitor.call(cardCalls.resume.showOwn, { params: { slug } });
    const body = { version: mine.version, distribution_consent: true };
    const { data } = await anna.visitor.call(cardCalls.resume.publish, { params: { slug }, body });

    const screen = { ...phoneScreen, context: { javaScriptEnabled: false } };
    const { page, close } = await openAs(product, null, screen);
    await page.goto(`${product.origin}/resume-${data.slug}`);
    const gallery = page.getByRole('region', { name: 'Фотографии' });
    expect(await gallery.getByRole('link', { name: /фото \d из 2/ }).count()).toBe(2);
    await gallery.getByRole('link', { name: 'Показать фото 2' }).click();
    expect(new URL(page.url()).hash).toBe('#photo-2');
    await gallery.getByRole('link', { name: /фото 2 из 2/ }).click();
    expect(new URL(page.url()).pathname).toBe(`/files/${ids[1]}/1280.webp`);
    await close();
  });
});
