import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DraftChange } from '#contract/drafts.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

const carers = '/resumes/chelyabinsk/sidelka';
const vacancies = '/vacancies/moskva/nyanya';
let product: Product;
beforeAll(async () => {
  product = await startProduct();
  const carer = (title: string, answers: DraftChange['answers'] = {}) =>
    publish('resume', 'sidelka', {
      city: 'chelyabinsk',
      place: null,
      title,
      answers: { mobility: ['walks'], ...answers },
    });
  await carer('Сиделка на ночь в выходные', {
    live_in: ['living_in'],
    conditions: ['dementia', 'stroke'],
    schedule: ['sat_night', 'sun_night'],
  });
  await carer('Сиделка с проживанием', { live_in: ['living_in'], conditions: ['dementia'] });
  await carer('Сиделка на день', { conditions: ['dementia'], schedule: ['mon_day'] });
  for (let at = 1; at <= 4; at += 1) await carer(`Сиделка ${at}`);

  const vacancy = (title: string, station: string | null, about?: string) =>
    publish('vacancy', 'nyanya', { title, place: station, ...(about && { about }) });
  await vacancy('Няня у Сокола', 'м. Сокол');
  await vacancy('Няня для двойняшек', 'Сокол', 'Ищем няню двойняшкам двух лет: прогулки и сон.');
  await vacancy('Няня у Аэропорта', 'м. Аэропорт');
  await vacancy('Няня без станции', null);
});
afterAll(() => product.stop());

async function publish(kind: 'resume' | 'vacancy', category: string, draft: DraftChange) {
  const owner = await createPerson(product, { role: kind === 'resume' ? 'worker' : 'employer' });
  await createPublished(owner, kind, draft, category);
}

const chips = (page: Page) => async () =>
  (await page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('link').allTextContents())
    .map((text) => text.replaceAll('\u00a0', ' ').replace('Убрать: ', ''))
    .filter((text) => text !== 'Сбросить всё');
const titles = (page: Page) => async () =>
  (await page.getByRole('article').getByRole('heading').allTextContents()).toSorted();
const heading = (page: Page) => () => page.getByRole('heading', { level: 1 }).textContent();
const filters = (page: Page) => page.getByRole('complementary', { name: 'Фильтры' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

/** Opens the section, if it is not open, and ticks the box. */
async function tick(box: Locator, section: string, option: string): Promise<void> {
  const choice = box.getByRole('checkbox', { name: option, exact: true });
  if (!(await choice.isVisible())) await box.getByText(section, { exact: true }).first().click();
  await choice.check();
}

it('a family finds a carer for weekend nights with dementia, on a phone', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, '/');
  await page.getByText('Ищу помощника').click();
  await page.getByRole('link', { name: /^Показать .*анкет/ }).click();
  await expect.poll(place(page), patience).toBe('/resumes');
  await page
    .getByRole('navigation', { name: 'Категории' })
    .getByRole('link', { name: /^Сиделки/ })
    .click();
  await expect.poll(place(page), patience).toBe('/resumes/sidelka');
  await page.getByRole('link', { name: 'Вся Россия' }).click();
  const cities = page.getByRole('dialog', { name: 'Выберите город' });
  await cities.getByPlaceholder('Начните вводить название').fill('Челяб');
  await cities.getByRole('button', { name: /^Челябинск/ }).click();
  await expect.poll(place(page), patience).toBe(carers);
  expect(await heading(page)()).toBe('Сиделки в Челябинске');

  await page.getByRole('link', { name: 'Фильтры' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  const shows = (words: string) => sheet.getByRole('button', { name: words }).waitFor();
  await shows('Показать 7 анкет');
  await tick(sheet, 'Опыт с болезнями', 'деменция');
  await shows('Показать 3 анкеты');
  await tick(sheet, 'Проживание в семье', 'с проживанием');
  await shows('Показать 2 анкеты');
  await tick(sheet, 'Когда удобно работать', 'Суббота, ночь');
  await tick(sheet, 'Когда удобно работать', 'Воскресенье, ночь');
  await shows('Показать 1 анкету');
  await sheet.getByRole('button', { name: 'Показать 1 анкету' }).click();
  await expect.poll(titles(page), patience).toEqual(['Сиделка на ночь в выходные']);
  expect(await chips(page)()).toEqual(['деменция', 'с проживанием', 'сб–вс ночью']);
  await page.getByRole('link', { name: 'Сиделка на ночь в выходные' }).click();
  await expect.poll(heading(page), patience).toBe('Сиделка на ночь в выходные');
  await page.getByRole('heading', { name: 'Что мы проверили' }).waitFor();
  await page.getByText('Паспорт не проверен').waitFor();
  await page.getByRole('heading', { name: 'Похожие анкеты' }).waitFor();
  await page.goBack();
  await expect.poll(titles(page), patience).toEqual(['Сиделка на ночь в выходные']);
  expectNoErrors();
  await close();
});

it('a nanny finds vacancies at her stations', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null);
  const wholeCities: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const asked = searchParams.toString();
    if (pathname.endsWith('/cities/address') && !/slug|near/.test(asked)) wholeCities.push(asked);
  });
  await open(page, vacancies);
  await filters(page).getByText('Метро', { exact: true }).first().click();
  await filters(page).getByPlaceholder('Найти станцию').fill('соко');
  const sokol = filters(page).getByRole('checkbox', { name: 'Сокол', exact: true });
  await sokol.waitFor();
  // Counted without its own question.
  await expect
    .poll(() => sokol.evaluate((box) => box.closest('label')?.textContent), patience)
    .toBe('Сокол2');
  await sokol.check();
  await expect.poll(place(page), patience).toBe(`${vacancies}/sokol`);
  await expect.poll(heading(page), patience).toBe('Работа няней у метро Сокол');
  expect(await page.title()).toMatch(/^Работа няней у\sметро Сокол, Москва: 2\u00a0вакансии/);
  expect(await titles(page)()).toEqual(['Няня для двойняшек', 'Няня у Сокола']);
  await filters(page).getByPlaceholder('Найти станцию').fill('аэро');
  await filters(page).getByRole('checkbox', { name: 'Аэропорт', exact: true }).check();
  await expect.poll(async () => (await titles(page)()).length, patience).toBe(3);
  await expect.poll(place(page), patience).toBe(`${vacancies}?metro[]=aeroport&metro[]=sokol`);
  expect((await chips(page)()).toSorted()).toEqual(['м. Аэропорт', 'м. Сокол']);
  expect(await heading(page)()).toBe('Работа няней в Москве');
  await page.getByRole('link', { name: 'Убрать: м. Аэропорт' }).click();
  await expect.poll(place(page), patience).toBe(`${vacancies}/sokol`);

  await page.reload();
  await expect.poll(place(page), patience).toBe(`${vacancies}/sokol`);
  expect(await sokol.isChecked()).toBe(true);
  expect(await heading(page)()).toBe('Работа няней у метро Сокол');
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.getAttribute('href')).toBe(`${product.origin}${vacancies}/sokol`);
  await page.getByRole('link', { name: 'Убрать: м. Сокол' }).click();
  await expect.poll(place(page), patience).toBe(vacancies);
  // Once, when the section was opened; the list that was drawn last needed none.
  expect(wholeCities).toHaveLength(1);
  expectNoErrors();
  await close();
});

it('a whole line of the metro is one press, and stations with vacancies come first', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, vacancies);
  await page.getByRole('link', { name: 'Фильтры' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByText('Метро', { exact: true }).first().click();
  const line = sheet.getByLabel('Линия метро');
  await line.selectOption('Замоскворецкая');
  const stations = sheet.getByRole('group', { name: 'Метро' }).getByRole('checkbox');
  const first = () =>
    stations.evaluateAll((all) => all.slice(0, 2).map((one) => one.getAttribute('value')));
  await expect.poll(first, patience).toEqual(['sokol', 'aeroport']);
  await sheet.getByRole('button', { name: /^Отметить всю линию/ }).click();
  await sheet.getByRole('button', { name: 'Показать 3 вакансии' }).waitFor();
  await sheet.getByRole('button', { name: 'Убрать всю линию' }).click();
  await expect.poll(() => stations.first().isChecked(), patience).toBe(false);
  await sheet.getByRole('button', { name: /^Отметить всю линию/ }).click();
  await sheet.getByRole('button', { name: 'Показать 3 вакансии' }).click();
  await expect.poll(async () => (await titles(page)()).length, patience).toBe(3);
  expectNoErrors();
  await close();
});

it('stations within two stops of the chosen one are one press more', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null);
  await open(page, `${vacancies}/aeroport`);
  await filters(page).getByRole('button', { name: 'Выбрать ещё' }).click();
  await filters(page).getByRole('textbox', { name: 'Найти станцию' }).waitFor();
  await filters(page).getByRole('button', { name: 'И соседние: ± 2 станции' }).click();
  const fifth = filters(page).getByRole('group', { name: 'Метро' }).getByRole('checkbox').nth(4);
  // What was added is in sight, above all that was not.
  await expect.poll(() => fifth.isChecked(), patience).toBe(true);
  // Dynamo, Sokol, Belorusskaya, Voykovskaya and what is a walk away from them.
  await expect.poll(chips(page), patience).toEqual([expect.stringMatching(/^м\. .+ и ещё \d+$/)]);
  expect(new URL(page.url()).searchParams.getAll('metro[]')).toEqual(
    expect.arrayContaining(['aeroport', 'belorusskaya', 'dinamo', 'sokol', 'voykovskaya']),
  );
  await expect.poll(async () => (await titles(page)()).length, patience).toBe(3);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /^Убрать: м\./ }).click();
  await expect.poll(place(page), patience).toBe(vacancies);
  expectNoErrors();
  await close();
});

it('of several conditions any will do, or all are needed', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null);
  await open(page, `${carers}?conditions[]=dementia&conditions[]=stroke`);
  expect(await titles(page)()).toHaveLength(3);
  const all = filters(page).getByRole('checkbox', { name: 'Нужно всё сразу' });
  await all.check();
  await expect.poll(titles(page), patience).toEqual(['Сиделка на ночь в выходные']);
  expect(await chips(page)()).toEqual([
    'деменция',
    'после инсульта',
    'Опыт с болезнями: все сразу',
  ]);
  expect(await problemsOf(page)).toEqual([]);
  // The same by the address alone.
  await page.reload();
  expect(await titles(page)()).toEqual(['Сиделка на ночь в выходные']);
  await page.getByRole('link', { name: 'Убрать: после инсульта' }).click();
  await expect.poll(place(page), patience).toBe(`${carers}?conditions[]=dementia`);
  await expect.poll(async () => (await titles(page)()).length, patience).toBe(3);
  expect(await all.count()).toBe(0);
  expectNoErrors();
  await close();
});

it('words are looked for by the keyboard alone, and can be taken back', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null);
  await open(page, vacancies);
  const words = page.getByRole('searchbox', { name: 'Слова для поиска' });
  await words.focus();
  await page.keyboard.type('двойняшки');
  await expect.poll(place(page), patience).toBe(vacancies);
  await page.keyboard.press('Enter');
  await expect.poll(place(page), patience).toBe(`${vacancies}?q=двойняшки`);
  await expect.poll(titles(page), patience).toEqual(['Няня для двойняшек']);
  expect(await chips(page)()).toEqual(['слова: двойняшки']);
  const order = page.getByLabel('Порядок');
  expect(await order.locator('option').allTextContents()).toEqual([
    'Сначала подходящие',
    'Сначала новые',
    'По\u00a0оплате: сначала выше',
  ]);
  await order.selectOption('new');
  await expect.poll(place(page), patience).toBe(`${vacancies}?q=двойняшки&sort=new`);
  await page.goBack();
  await expect.poll(place(page), patience).not.toContain('sort');
  // Changes close to each other are one step of the history; a slow machine makes two of them.
  if (page.url().includes('q=')) await page.goBack();
  await expect.poll(place(page), patience).toBe(vacancies);
  await expect.poll(async () => (await titles(page)()).length, patience).toBe(4);
  expect(await words.inputValue()).toBe('');
  await words.fill('двойняшки');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(place(page), patience).toBe(`${vacancies}?q=двойняшки`);
  await words.fill(' ');
  await page.keyboard.press('Enter');
  await expect.poll(place(page), patience).toBe(vacancies);
  expectNoErrors();
  await close();
});

it('where nothing is found, every way out is told with its number', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, `${vacancies}/sokol?q=гараж`);
  await page.getByRole('heading', { name: 'По этим условиям вакансий нет' }).waitFor();
  const advice = page.getByRole('list', { name: 'Что можно изменить' });
  const told = (await advice.getByRole('link').allTextContents()).map((text) =>
    text.replaceAll('\u00a0', ' '),
  );
  expect(told).toEqual([
    'Без «слова: гараж»2 вакансии',
    'Без всех фильтров4 вакансии',
    'Работа помощником в Москве4 вакансии',
  ]);
  await advice.getByRole('link', { name: /гараж/ }).click();
  await expect.poll(place(page), patience).toBe(`${vacancies}/sokol`);
  expect(await titles(page)()).toHaveLength(2);
  expectNoErrors();
  await close();
});

it('a failing network keeps what was chosen, and the second try works', async () => {
  const { page, expectError, expectNoErrors, close } = await openAs(product, null);
  await open(page, carers);
  expectError(/net::ERR_FAILED/);
  const listed = /\/api\/v1\/resumes\?/;
  await page.route(listed, (route) => route.abort());
  await tick(filters(page), 'Проживание в семье', 'с проживанием');
  const alert = page.getByRole('alert');
  await alert.getByText(/Нет связи/).waitFor();
  expect(await chips(page)()).toEqual(['с проживанием']);
  await page.unroute(listed);
  await alert.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect.poll(async () => (await titles(page)()).length, patience).toBe(2);
  expectNoErrors();
  await close();
});

it('filters that the page has not brought come when they are wanted, once more after a failure', async () => {
  const { page, expectError, expectNoErrors, close } = await openAs(product, null, desktop);
  await open(page, vacancies);
  const later = filters(page).getByText('Видеокамеры');
  expect(await later.count()).toBe(0);
  expectError(/ERR_CONNECTION_RESET/);
  const form = '**/api/v1/categories/nyanya/form**';
  await page.route(form, (route) => route.abort('connectionreset'));
  await filters(page)
    .getByRole('link', { name: /^Ещё \d+ фильтр/ })
    .click();
  const again = filters(page).getByRole('button', { name: 'Не загрузилось. Ещё раз' });
  await again.waitFor();
  await page.unroute(form);
  await again.click();
  await later.first().waitFor();
  await filters(page).getByRole('link', { name: 'Меньше фильтров' }).click();
  await expect.poll(() => later.count(), patience).toBe(0);
  expectNoErrors();
  await close();
});

it('without scripts words, filters and stations are one form', async () => {
  const { page, expectNoErrors, close } = await product.open({
    width: 1440,
    height: 900,
    javaScriptEnabled: false,
  });
  await page.goto(`${product.origin}${vacancies}?live_in[]=visiting&whole=yes`);
  await page.getByRole('searchbox').fill('двойняшки');
  const sokol = page.locator('input[name="metro[]"][value="sokol"]');
  await page.getByText('Метро', { exact: true }).first().click();
  await sokol.check();
  await page.getByRole('button', { name: 'Найти' }).click();
  await page.waitForURL('**q=**');
  const { searchParams } = new URL(page.url());
  expect(searchParams.getAll('metro[]')).toEqual(['sokol']);
  expect(searchParams.getAll('live_in[]')).toEqual(['visiting']);
  expect(searchParams.get('q')).toBe('двойняшки');
  expect(await titles(page)()).toEqual(['Няня для двойняшек']);
  expect(await heading(page)()).toBe('Работа няней у метро Сокол');
  // What is chosen stays with the next search.
  await page.getByRole('searchbox').fill('прогулки');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'прогулки');
  expect(await titles(page)()).toEqual(['Няня для двойняшек']);
  expectNoErrors();
  await close();
});

it('new cards are one choice of three, and the address, the chips and the list follow', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null);
  const ages = { 'Новая няня': 0, 'Няня недели': 3, 'Няня с лета': 90 };
  for (const [title, days] of Object.entries(ages)) {
    await publish('resume', 'nyanya', { city: 'tula', place: null, title });
    await sql`update cards set published_at = now() - ${days} * interval '1 day'
      where content ->> 'title' = ${title}`.execute(product.db);
  }
  const tula = '/resumes/tula/nyanya';
  await open(page, tula);
  await filters(page).getByText('Опубликовано').first().click();
  const times = filters(page).getByRole('group', { name: 'Опубликовано' });
  await expect
    .poll(() => times.innerText(), patience)
    .toMatch(/За\sвсё время\s+За\sсутки\s+1\s+За\sнеделю\s+2\s+За\sмесяц\s+2$/);
  await times.getByRole('radio', { name: 'За неделю' }).check();
  await expect.poll(place(page), patience).toBe(`${tula}?fresh=week`);
  await expect.poll(titles(page), patience).toEqual(['Новая няня', 'Няня недели']);
  await times.getByRole('radio', { name: 'За сутки' }).check();
  await expect.poll(place(page), patience).toBe(`${tula}?fresh=day`);
  await expect.poll(titles(page), patience).toEqual(['Новая няня']);
  await page.getByRole('link', { name: 'Убрать: новые за сутки' }).click();
  await expect.poll(place(page), patience).toBe(tula);
  await expect.poll(async () => (await titles(page)()).length, patience).toBe(3);
  const always = times.getByRole('radio', { name: 'За всё время' });
  await expect.poll(() => always.isChecked(), patience).toBe(true);
  expectNoErrors();
  await close();

  const plain = await product.open({ width: 1440, height: 900, javaScriptEnabled: false });
  await plain.page.goto(product.origin + tula);
  await plain.page.getByText('Опубликовано').first().click();
  // Without scripts a closed group comes with a page of its own, on which it is open.
  await plain.page.getByRole('link', { name: 'Показать варианты' }).click();
  await plain.page.waitForURL('**whole=fresh**');
  await plain.page.getByRole('radio', { name: 'За месяц' }).check();
  await plain.page.getByRole('button', { name: 'Показать', exact: true }).click();
  await plain.page.waitForURL('**fresh=month**');
  expect(await titles(plain.page)()).toEqual(['Новая няня', 'Няня недели']);
  plain.expectNoErrors();
  await plain.close();
});

it('slips are put right, told of, and may be insisted on', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, '/resumes/chelyabinsk?q=cbltkrf c ghj;bdfybtv');
  const shown = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(shown.slice(0, 2).toSorted()).toEqual([
    'Сиделка на ночь в выходные',
    'Сиделка с проживанием',
  ]);
  await page.getByText('Показываем по запросу «сиделка с проживанием»').waitFor();
  await page.getByText(/По\sвсем словам нашлись 2.анкеты, они первые/).waitFor();
  await page.getByRole('link', { name: 'Искать «cbltkrf c ghj;bdfybtv»' }).click();
  await page.getByText('Показываем по запросу').waitFor({ state: 'detached' });
  expect(await titles(page)()).toEqual([]);
  expectNoErrors();
  await close();
});

it.each([
  ['/vacancies/moskva/nyanya/luna', 404],
  ['/vacancies/moskva/nyanya/sokol/x', 404],
  ['/vacancies/voronezh/nyanya/sokol', 404],
  ['/vacancies/nyanya/sokol', 404],
  ['/vacancies/moskva/sokol', 404],
  ['/vacancies/moskva/nyanya/sokol', 200],
])('%s answers %i', async (path, status) => {
  expect((await fetch(product.origin + path)).status).toBe(status);
});

const html = async (path: string) => (await fetch(product.origin + path)).text();

it.each([
  ['/nyanya', 'Работа няней в Москве: 4 вакансии', '/nyanya', true],
  ['/nyanya/sokol', 'Работа няней у метро Сокол, Москва: 2 вакансии', '/nyanya/sokol', true],
  [
    '/nyanya?metro[]=sokol',
    'Работа няней у метро Сокол, Москва: 2 вакансии',
    '/nyanya/sokol',
    true,
  ],
  ['/nyanya?q=сад', 'Работа няней в Москве', '/nyanya', false],
  ['?metro[]=sokol', 'Работа помощником у метро Сокол, Москва: 2 вакансии', '', false],
])('search engines get of %s one title and one address', async (path, title, own, isIndexed) => {
  const page = await html(`/vacancies/moskva${path}`);
  const found = /<title>(.*?)<\/title>/.exec(page)?.[1]?.replaceAll('\u00a0', ' ');
  expect(found).toMatch(new RegExp(`^${title}.* — Рядом$`));
  const canonical = `rel="canonical" href="${product.origin}/vacancies/moskva${own}"`;
  expect(page.includes(canonical)).toBe(isIndexed);
  expect(page.includes('content="noindex"')).toBe(!isIndexed);
});

it('the first page asks who, where and when, and says how many there are', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await open(page, '/');
  const search = page.getByRole('search', { name: 'Поиск' });
  const way = search.getByRole('link', { name: /^Показать/ });
  const said = async () => (await way.innerText()).replaceAll('\u00a0', ' ');
  await search.getByText('Ищу помощника').click();
  await search.getByLabel('Кого вы ищете').selectOption('sidelka');
  await search.getByLabel('Где').selectOption('chelyabinsk');
  await expect.poll(said, patience).toBe('Показать 7 сиделок');
  await search.getByLabel('Когда').selectOption('nights');
  await expect.poll(said, patience).toBe('Показать 1 сиделку');
  expect(await problemsOf(page)).toEqual([]);
  await way.click();
  await expect.poll(titles(page), patience).toEqual(['Сиделка на ночь в выходные']);
  expect(new URL(page.url()).pathname).toBe(carers);
  // On the way back nothing has to be chosen again, and the other side has words of its own.
  await page.goBack();
  await expect
    .poll(() => search.getByLabel('Кого вы ищете').inputValue(), patience)
    .toBe('sidelka');
  await search.getByText('Ищу работу').click();
  await search.getByLabel('Кем вы работаете').selectOption('');
  await search.getByLabel('Где').selectOption('');
  await expect.poll(said, patience).toBe('Показать 4 вакансии');
  expect(await page.evaluate(() => localStorage['role'])).toBe('worker');
  expectNoErrors();
  await close();
});
