import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { getCategoryForm } from '#contract/categories.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { giveTariff } from '#tests/tariffs.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { isInSight, overflowOf, violationsOf } from './screen-checks.ts';
import { chooseCity, holdCities } from './form-filler.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen, publish } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const form = '/resumes/create/nyanya';
/** District and title. */
const closer = `${form}?step=2`;
const emoji = 'Няня с душой 👩‍🍼❤️';

const nanny = (name = 'Анна Петрова') => createPerson(product, { role: 'worker', name });
const textOf = (page: Page, label: string | RegExp) => () => page.getByLabel(label).inputValue();
const seen = (page: Page, text: string | RegExp) => async () =>
  (await page.getByText(text).filter({ visible: true }).count()) > 0;
const saved = (page: Page) => seen(page, /^Сохранено/);

async function drafts({ visitor }: Person) {
  const { data } = await visitor.call(cardCalls.resume.listOwn, { query: { status: 'draft' } });
  return data.data.map(({ draft }) => draft);
}

const asksFor =
  ({ visitor }: Person, key: string) =>
  async () => {
    const asked = { params: { category: 'nyanya' }, query: { kind: 'resume' as const } };
    const { data } = await visitor.call(getCategoryForm, asked);
    return data.definitions.some((definition) => definition.key === key);
  };

/** The first step, which has the text about oneself. */
async function openStory(page: Page, path = form): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
  await page.getByLabel(/^Расскажите о/).waitFor();
}

describe('a draft', () => {
  it('saves itself, survives a reload and is found again', async () => {
    const anna = await nanny();
    await giveTariff(product, anna, 'worker-month');
    await createPublished(anna, 'resume');
    const { page, expectError, expectNoErrors, close } = await openAs(product, anna);
    // The last words of a page that goes away may arrive when the next one has begun to save.
    expectError(/ 409 .*\/resumes\//);
    await page.goto(product.origin + closer);
    await expect.poll(place(page), patience).toBe(closer);
    await page.getByLabel('Заголовок', { exact: true }).fill(emoji);
    await page.getByLabel('Район или метро').fill('Сокол');
    await expect.poll(saved(page), patience).toBe(true);
    await page.reload();
    await expect.poll(textOf(page, /^Заголовок$/), patience).toBe(emoji);
    expect(await page.getByLabel('Район или метро').inputValue()).toBe('Сокол');

    for (const path of ['/account/draft', '/account']) {
      await page.goto(product.origin + path);
      await page.getByRole('heading', { name: emoji }).waitFor();
    }
    await page.getByRole('link', { name: 'Продолжить' }).click();
    await page.getByRole('button', { name: 'Дальше' }).click();
    await expect.poll(textOf(page, /^Заголовок$/), patience).toBe(emoji);
    expectNoErrors();
    await close();
  });

  it('is kept while the network fails, and saved afterwards', async () => {
    const anna = await nanny();
    await startCard(anna, 'resume', goodDraft('resume'));
    const { page, expectError, expectNoErrors, close } = await openAs(product, anna, phoneScreen);
    // What is sent as the page goes away may arrive all the same, and then the next save is late.
    expectError(/(ERR_CONNECTION|409).*\/api\/v1\/resumes\/|\/api\/v1\/resumes\/.*ERR_CONNECTION/);
    const calls = '**/api/v1/resumes/*';
    const unsaved = seen(page, 'Не сохранено: нет связи');
    const title = async () => (await drafts(anna))[0]?.title;
    await page.goto(product.origin + closer);
    await expect.poll(place(page), patience).toBe(closer);
    await page.route(calls, (route) => route.abort('connectionfailed'));
    await page.getByLabel('Заголовок', { exact: true }).fill('Няня без связи');
    await expect.poll(unsaved, patience).toBe(true);
    expect(await title()).toBeNull();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(saved(page), patience).toBe(true);
    expect(await title()).toBe('Няня без связи');

    await page.route(calls, (route) => route.abort('connectionfailed'));
    await page.getByLabel('Заголовок', { exact: true }).fill('Няня в метро');
    await expect.poll(unsaved, patience).toBe(true);
    // Leaving the field tries to save once more, and yet the button stays under the finger.
    await page.getByRole('button', { name: 'Дальше' }).click();
    await expect.poll(place(page), patience).toBe(`${form}?step=3`);
    await page.goBack();
    await expect.poll(place(page), patience).toBe(closer);
    await page.reload();
    await expect.poll(textOf(page, /^Заголовок$/), patience).toBe('Няня в метро');
    await page.unroute(calls);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(title, patience).toBe('Няня в метро');
    await expect.poll(saved(page), patience).toBe(true);
    expectNoErrors();
    await close();
  });

  it('that was changed on another device is never overwritten unasked', async () => {
    const anna = await nanny();
    await startCard(anna, 'resume', goodDraft('resume'));
    const here = await openAs(product, anna);
    const there = await openAs(product, anna, phoneScreen);
    here.expectError(/409 .*\/api\/v1\/resumes\//);
    const conflict = here.page.getByText('Изменено на другом устройстве').first();

    async function quarrel(theirs: string, mine: string) {
      for (const { page } of [here, there]) {
        await page.goto(product.origin + closer);
        await expect.poll(place(page), patience).toBe(closer);
      }
      await there.page.getByLabel('Заголовок', { exact: true }).fill(theirs);
      await expect.poll(async () => (await drafts(anna))[0]?.title, patience).toBe(theirs);
      await here.page.getByLabel('Заголовок', { exact: true }).fill(mine);
      await conflict.waitFor();
      expect(await here.page.getByLabel('Заголовок', { exact: true }).inputValue()).toBe(mine);
      expect((await drafts(anna))[0]?.title).toBe(theirs);
    }

    const save = here.page.getByRole('button', { name: 'Сохранить выбранное' });
    const version = (part: string, side: RegExp) =>
      here.page.getByRole('group', { name: part, exact: true }).getByRole('radio', { name: side });
    await quarrel('Написано на телефоне', 'Написано за столом');
    expect(await version('Заголовок', /^Здесь Написано за столом/).isChecked()).toBe(true);
    expect(
      await here.page.getByRole('region', { name: 'Две версии' }).getByRole('group').count(),
    ).toBe(1);
    await version('Заголовок', /^Там.*Написано на телефоне/).check();
    await save.click();
    await expect.poll(textOf(here.page, /^Заголовок$/), patience).toBe('Написано на телефоне');

    await quarrel('Снова на телефоне', 'Снова за столом');
    await there.page.getByLabel('Район или метро').fill('Динамо');
    await expect.poll(async () => (await drafts(anna))[0]?.place, patience).toBe('Динамо');
    await save.click();
    // The district is news: the panel comes again, with it and without any loss.
    await version('Район или метро', /^Там.*Динамо/).waitFor();
    expect(await version('Район или метро', /^Там.*Динамо/).isChecked()).toBe(true);
    await here.page.setViewportSize(phoneScreen);
    expect(await overflowOf(here.page)).toEqual([]);
    expect(await violationsOf(here.page)).toEqual([]);
    await save.click();
    await expect.poll(async () => (await drafts(anna))[0]?.title, patience).toBe('Снова за столом');
    expect((await drafts(anna))[0]?.place).toBe('Динамо');
    expect(await here.page.getByLabel('Заголовок', { exact: true }).inputValue()).toBe(
      'Снова за столом',
    );
    for (const { expectNoErrors, close } of [here, there]) {
      expectNoErrors();
      await close();
    }
  });

  it('that is too long says so and keeps every word', async () => {
    const anna = await nanny();
    await startCard(anna, 'resume', goodDraft('resume'));
    const { page, expectError, expectNoErrors, close } = await openAs(product, anna);
    expectError(/422 .*\/api\/v1\/resumes\//);
    await openStory(page);
    const story = page.getByLabel(/^Расскажите о/);
    const long = 'ёж 🦔 '.repeat(1700).trim();
    await story.fill(long);
    await page.getByText('Слишком длинно: можно не больше 5000 знаков').first().waitFor();
    expect(await story.inputValue()).toBe(long);
    await page.reload();
    await expect.poll(textOf(page, /^Расскажите о/), patience).toBe(long);
    await story.fill(
      'Люблю детей и сказки на ночь 🌙. Работаю с двухлетними и с первоклассниками.',
    );
    await expect.poll(saved(page), patience).toBe(true);
    expect((await drafts(anna))[0]?.about).toContain('🌙');
    expectNoErrors();
    await close();
  });

  it.each([
    // The bar that stays in sight and the button of the preview are a quarter of it.
    { category: 'nyanya', screens: 1.65, question: 'Возраст детей' },
    { category: 'repetitor', screens: 1.75, question: 'Предметы' },
  ])(
    'of a vacancy, $category, asks on a phone for what must be there and no more, on $screens screens',
    async ({ category, screens, question }) => {
      const family = await createPerson(product, { role: 'employer' });
      const { page, expectNoErrors, close } = await openAs(product, family, {
        ...phoneScreen,
        context: { hasTouch: true, isMobile: true },
      });
      const path = `/vacancies/create/${category}`;
      await page.goto(product.origin + path);
      await expect.poll(place(page), patience).toBe(path);
      const form = page.getByRole('form', { name: 'Главное' });
      await page.evaluate(() => document.fonts.ready);
      const step = await form.boundingBox();
      expect((step?.y ?? 0) + (step?.height ?? 0)).toBeLessThan(screens * phoneScreen.height);
      // Said once to the eye, and of every field to whoever comes to it by keys.
      await form.getByText('Ответьте и публикуйте').waitFor();
      await form.getByRole('combobox', { name: 'Город обязательно' }).waitFor();
      const group = form.getByRole('group', { name: `${question} обязательно` });
      await group.waitFor();
      expect(await form.getByLabel(/^(Район|Заголовок|Занятость|Проживание)/).count()).toBe(0);
      const chips = group.locator('label:visible');
      for (const chip of await chips.all()) {
        expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      const at = () =>
        chips.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetLeft));
      const before = await at();
      await chips.first().click();
      expect(await chips.first().getByRole('checkbox').isChecked()).toBe(true);
      expect(await at()).toEqual(before);
      if (category === 'repetitor') await unfold(group);
      const story = page.getByRole('blockquote');
      await page.getByText('Хороший рассказ').click();
      await story.waitFor();
      expect(await overflowOf(page)).toEqual([]);
      expect(await violationsOf(page)).toEqual([]);
      expectNoErrors();
      await close();
    },
  );

  /** A long list shows its first answers; the rest come at a press, which keeps its place. */
  async function unfold(group: Locator): Promise<void> {
    const boxes = group.getByRole('checkbox');
    const shown = await boxes.count();
    await group.getByRole('button', { name: /^Ещё / }).click();
    await expect.poll(() => boxes.count()).toBeGreaterThan(shown);
    const next = boxes.nth(shown);
    expect(await next.evaluate((box) => box === document.activeElement)).toBe(true);
    await next.check();
  }

  it('keeps a date that is typed by half, and does not go on without the rest', async () => {
    const { page, expectNoErrors, close } = await openAs(product, await nanny(), phoneScreen);
    await page.goto(product.origin + form);
    await expect.poll(place(page), patience).toBe(form);
    const title = page.getByRole('heading', { name: 'Главное', exact: true });
    await page.getByLabel('День', { exact: true }).fill('31');
    await page.getByLabel('Месяц', { exact: true }).selectOption('02');
    await page.getByRole('button', { name: 'Дальше' }).click();
    await page.getByText('Допишите дату').waitFor();
    await page.getByLabel('Год', { exact: true }).fill('1970');
    await page.getByRole('button', { name: 'Дальше' }).click();
    await page.getByText('Такого дня нет').waitFor();
    expect(await title.isVisible()).toBe(true);
    await page.getByText('Все шаги').locator('..').click();
    await page.getByRole('link', { name: 'О себе' }).click();
    await title.waitFor({ state: 'detached' });
    await page.goBack();
    await expect
      .poll(() => page.getByLabel('День', { exact: true }).inputValue(), patience)
      .toBe('31');
    await page.getByLabel('День', { exact: true }).fill('28');
    await page.getByRole('button', { name: 'Дальше' }).click();
    await title.waitFor({ state: 'detached' });
    expectNoErrors();
    await close();
  });

  it('keeps every question where it is while the one above is answered', async () => {
    const { page, expectNoErrors, close } = await openAs(product, await nanny(), phoneScreen);
    await page.goto(product.origin + form);
    await expect.poll(place(page), patience).toBe(form);
    await page.getByText('Все шаги').locator('..').click();
    await page.getByRole('link', { name: 'О себе' }).click();
    const below = page.getByLabel('Образование');
    const top = () => below.evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.getByRole('radio', { name: 'Да', exact: true }).first().check();
    const takeBack = page.getByRole('button', { name: /^Убрать ответ/ });
    await takeBack.waitFor();
    expect(await top()).toBe(before);
    await takeBack.click();
    await takeBack.waitFor({ state: 'detached' });
    expectNoErrors();
    await close();
  });

  it('takes what is typed in place of a number or a city that is there', async () => {
    const { page, expectNoErrors, close } = await openAs(product, await nanny(), phoneScreen);
    await page.goto(product.origin + form);
    await expect.poll(place(page), patience).toBe(form);
    const city = page.getByRole('combobox', { name: /Город/ });
    await city.pressSequentially('Чебурашинск');
    await city.blur();
    await page.getByText('Выберите город из списка').waitFor();
    for (const name of ['Самара', 'Омск']) {
      const typeOver = async (box: Locator, text: string) => {
        await box.click();
        await box.pressSequentially(text);
      };
      await chooseCity(page, name, typeOver);
    }
    // Its list opens at the chosen one and stays, though the bar of the form lies under it.
    await city.blur();
    await city.click();
    await page.getByRole('option', { name: 'Омск' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await city.blur();
    const from = page.getByLabel('От', { exact: true });
    for (const sum of ['45000', '900']) {
      await from.focus();
      await page.keyboard.type(sum);
      expect(await from.inputValue()).toBe(sum);
      await from.blur();
    }
    expectNoErrors();
    await close();
  });

  it('takes the city that was typed, though the step was left before the list of cities came', async () => {
    const anna = await nanny();
    const { page, expectNoErrors, close } = await openAs(product, anna, phoneScreen);
    await openStory(page);
    const letGo = await holdCities(page);
    // Not one of the big ones, which the list before has.
    await page.getByRole('combobox', { name: /Город/ }).fill('гусь-хрустальный');
    await page.getByText('Все шаги').locator('..').click();
    await page.getByRole('link', { name: 'О себе' }).click();
    await page
      .getByRole('heading', { name: 'Главное', exact: true })
      .waitFor({ state: 'detached' });
    letGo();
    await expect.poll(async () => (await drafts(anna))[0]?.city, patience).toBe('gus-khrustalnyy');
    await page.goBack();
    const city = page.getByRole('combobox', { name: /Город/ });
    await expect.poll(() => city.inputValue(), patience).toBe('Гусь-Хрустальный');
    expectNoErrors();
    await close();
  });

  it('keeps the city that was chosen, however late the list of cities comes', async () => {
    const anna = await nanny();
    const { page, expectNoErrors, close } = await openAs(product, anna, phoneScreen);
    await page.goto(product.origin + form);
    await expect.poll(place(page), patience).toBe(form);
    const city = page.getByRole('combobox', { name: /Город/ });
    await city.fill('Гус');
    const name = 'Гусь-Хрустальный';
    const option = page.getByRole('option', { name });
    await option.waitFor();
    const letGo = await holdCities(page);
    await option.click();
    await page.getByLabel('От', { exact: true }).click();
    await page.getByLabel('От', { exact: true }).fill('500');
    await expect
      .poll(async () => (await drafts(anna))[0]?.pay?.from_kopecks, patience)
      .toBe(50_000);
    letGo();
    await page.getByLabel('До', { exact: true }).fill('600');
    await expect.poll(async () => (await drafts(anna))[0]?.pay?.to_kopecks, patience).toBe(60_000);
    expect(await city.inputValue()).toBe(name);
    expect((await drafts(anna))[0]?.city).not.toBeNull();

    // It is given up by whoever empties the box, and by nobody else.
    await city.fill('');
    await page.getByLabel('От', { exact: true }).click();
    await expect.poll(async () => (await drafts(anna))[0]?.city, patience).toBeNull();
    expectNoErrors();
    await close();
  });

  it('of somebody else is not there', async () => {
    const [anna, other] = [await nanny(), await nanny('Другая Няня')];
    const card = await createPublished(other, 'resume');
    const { page, expectError, expectNoErrors, close } = await openAs(product, anna);
    expectError(/ 404 /);
    for (const show of ['', '/show']) {
      const path = `/resumes/update/nyanya/${card.slug}${show}`;
      const answer = await page.goto(product.origin + path);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Такой страницы нет' }).waitFor();
    }
    expectNoErrors();
    await close();
  });
});

describe('publication', () => {
  it('with answers missing names them and leads to each', async () => {
    const { page, expectNoErrors, close } = await openAs(product, await nanny(), phoneScreen);
    await page.goto(product.origin + form);
    await expect.poll(place(page), patience).toBe(form);
    await page.getByText('Все шаги').locator('..').click();
    await page.getByRole('link', { name: 'Фотографии' }).click();
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Осталось поправить' });
    await summary.waitFor();
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    const lines = await summary.getByRole('link').allInnerTexts();
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !/^.+: .+/.test(line))).toEqual([]);
    await summary.getByRole('link').first().click();
    const city = page.getByRole('combobox', { name: /Город/ });
    await city.waitFor();
    await expect.poll(() => city.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await city.getAttribute('aria-invalid')).toBe('true');
    // Parts of a question are marked too; its words stand once, below them.
    for (const part of ['От', 'До', 'За что']) {
      const box = page.getByRole('group', { name: /^Оплата/ }).getByLabel(part, { exact: true });
      expect(await box.getAttribute('aria-invalid')).toBe('true');
    }

    await page.getByText('Все шаги').locator('..').click();
    await page.getByRole('link', { name: 'Фотографии' }).click();
    // Far down on its step, and yet in sight.
    await page.getByRole('link', { name: 'Возраст детей' }).click();
    const choice = page.getByRole('group', { name: /^Возраст детей/ });
    await choice.waitFor();
    await expect.poll(() => isInSight(choice), patience).toBe(true);
    expectNoErrors();
    await close();
  });

  it('goes through the preview, and a later change stays private until it is published', async () => {
    const anna = await nanny();
    await startCard(anna, 'resume', goodDraft('resume', { title: 'Няня на Соколе' }));
    const { page, expectNoErrors, close } = await openAs(product, anna);
    await page.goto(`${product.origin}${form}/show`);
    await page.getByRole('heading', { level: 1, name: 'Няня на Соколе' }).waitFor();
    await page.getByLabel('Разрешаю показывать моё имя').check();
    const path = await publish(page);

    const guest = await openAs(product, null);
    const headline = async () => {
      await guest.page.goto(product.origin + path);
      return guest.page.getByRole('heading', { level: 1 }).textContent();
    };
    expect(await headline()).toBe('Няня на Соколе');
    await page.getByRole('link', { name: 'Редактировать' }).click();
    await page.getByRole('link', { name: 'Район и заголовок' }).click();
    await page.getByLabel('Заголовок', { exact: true }).fill('Няня с музыкой');
    await expect.poll(seen(page, 'прежний текст анкеты'), patience).toBe(true);
    expect(await headline()).toBe('Няня на Соколе');
    await openStory(page, new URL(page.url()).pathname);
    await page.getByRole('button', { name: 'Опубликовать изменения' }).click();
    await page.waitForURL(`**${path}`);
    await expect.poll(headline, { timeout: 5000, interval: 200 }).toBe('Няня с музыкой');
    for (const watched of [{ expectNoErrors, close }, guest]) {
      watched.expectNoErrors();
      await watched.close();
    }
  });
});

it('a question that is added to the database is asked, filtered by and shown', async () => {
  const anna = await nanny();
  await product.db
    .insertInto('attribute_definitions')
    .values({
      kind: 'resume',
      key: 'instrument',
      label: 'На чём вы играете',
      type: 'one',
      options: JSON.stringify([
        { value: 'piano', label: 'пианино' },
        { value: 'guitar', label: 'гитара' },
      ]),
      filterable: true,
      shown_on_card: true,
      step: 'Музыка',
      position: 50,
    })
    .execute();
  await markPagesChanged(product.db, ['categories']);
  await expect.poll(asksFor(anna, 'instrument'), patience).toBe(true);
  await startCard(anna, 'resume', goodDraft('resume', { city: 'omsk' }));
  const other = await nanny('Тихая Няня');
  await createPublished(other, 'resume', { city: 'omsk' });

  const { page, expectNoErrors, close } = await openAs(product, anna);
  await page.goto(product.origin + form);
  await expect.poll(place(page), patience).toBe(form);
  const steps = page.getByRole('navigation', { name: 'Шаги' });
  await steps.getByRole('link', { name: 'Музыка' }).click();
  await page.getByLabel('гитара').check();
  await steps.getByRole('link', { name: 'Главное' }).click();
  await page.getByLabel('Разрешаю показывать моё имя').check();
  const path = await publish(page);
  const group = page.getByRole('main').getByText('На чём вы играете');
  await group.first().waitFor();
  await page.getByText('гитара').first().waitFor();

  const guest = await openAs(product, null);
  await guest.page.goto(`${product.origin}/resumes/omsk/nyanya`);
  await expect.poll(() => guest.page.getByRole('article').count(), patience).toBe(2);
  await expect.poll(place(guest.page), patience).toBe('/resumes/omsk/nyanya');
  await guest.page.getByRole('group', { name: 'На чём вы играете' }).getByLabel('гитара').check();
  await expect.poll(place(guest.page), patience).toBe('/resumes/omsk/nyanya?instrument[]=guitar');
  await expect.poll(() => guest.page.getByRole('article').count(), patience).toBe(1);
  await guest.page.locator(`a[href="${path}"]`).first().waitFor();
  for (const watched of [{ expectNoErrors, close }, guest]) {
    watched.expectNoErrors();
    await watched.close();
  }
});
