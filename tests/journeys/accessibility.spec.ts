import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFavorite } from '#contract/favorites.ts';
import { savedSearchCalls } from '#contract/saved-searches.ts';
import { createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import type { WatchedPage } from '#tests/harness/chromium.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { giveTariff } from '#tests/tariffs.ts';
import { type Focus, problemsEverywhere, applyLook, stopsOf } from './screen-checks.ts';
import { guestModals } from './modal-names.ts';
import { move, patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

const longWord = 'Краснокаменскодлиннополянская';
const longName = `Александра-Екатерина ${longWord}-Преображенская-Заозёрная`;
const longTitle = `Няня-воспитательница-гувернантка ${longWord}-${longWord}`;

let product: Product;
let worker: Person;
let employer: Person;
let resumeSlug: string;
let vacancySlug: string;
beforeAll(async () => {
  product = await startProduct();
  worker = await createPerson(product, { role: 'worker', name: longName });
  await giveTariff(product, worker, 'worker-month');
  employer = await createPerson(product, { role: 'employer', name: longName });
  const about = `${longWord} `.repeat(20);
  const long = { title: longTitle, place: longWord, about };
  const resume = await createPublished(worker, 'resume', long);
  // The very same text in two cards would wait for somebody to look at it.
  const vacancy = await createPublished(employer, 'vacancy', { ...long, about: `${about}Ищем` });
  resumeSlug = resume.slug;
  vacancySlug = vacancy.slug;
  await startCard(worker, 'resume', goodDraft('resume', long));
  await startCard(employer, 'vacancy', goodDraft('vacancy', long));
  await employer.visitor.call(addFavorite, { body: { favorite: resume.slug } });
  await worker.visitor.call(savedSearchCalls.add, {
    body: { kind: 'vacancy', query: { city: 'moskva', category: 'nyanya' }, name: longWord },
  });
});
afterAll(() => product.stop());

const form = (area: string) => [
  `${area}/create`,
  `${area}/create/nyanya`,
  `${area}/create/nyanya?step=99`,
  `${area}/create/nyanya/show`,
];
/** `RESUME` and `VACANCY` stand for the slugs of the two cards. */
const pages = {
  guest: [
    '/',
    '/moskva',
    '/resumes',
    '/resumes/moskva/nyanya',
    '/resumes/moskva/nyanya?experience_from=60',
    '/vacancies/moskva/nyanya',
    '/resume-RESUME',
    '/vacancy-VACANCY',
    '/tariffs',
    '/tariffs?role=employee',
    '/cookiepolicy-page',
    '/error',
    '/dev/outbox',
    '/nope/nope',
  ],
  worker: [
    '/',
    '/vacancies/moskva/nyanya',
    '/resume-RESUME',
    '/account',
    '/account/draft',
    '/account/favorites',
    '/account/searches',
    '/account/edit/edit-profile',
    '/account/edit/edit-phone',
    '/account/edit/edit-email',
    '/account/edit/edit-password',
    '/account/edit/edit-avatar',
    '/account/edit/verify-passport',
    '/account/settings',
    ...form('/resumes'),
    '/resumes/update/nyanya/RESUME',
  ],
  employer: [
    '/account/favorites',
    '/account/searches',
    '/tariffs',
    '/vacancies/create/nyanya',
    '/vacancies/update/nyanya/VACANCY',
    '/vacancies/update/nyanya/VACANCY/show',
  ],
};
const ofCards = (path: string) =>
  path.replace('RESUME', resumeSlug).replace('VACANCY', vacancySlug);

const who = { guest: () => null, worker: () => worker, employer: () => employer };
const views = ['guest', 'worker', 'employer'] as const;
const calm = { context: { reducedMotion: 'reduce' } } as const;

/** Opens a modal by a change of the address alone. */
async function openModal(page: Page, name: string): Promise<void> {
  await page.setViewportSize(phoneScreen);
  await move(page, `?modal=${name}`);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect.poll(() => dialog.locator('[aria-busy=true]').count(), patience).toBe(0);
}

/** The focus stays in the modal that is open, and is seen. */
async function walkModal(page: Page, name: string): Promise<string[]> {
  await page.setViewportSize(desktop);
  await applyLook(page, 'light');
  const stops = await stopsOf(page, 12);
  const wrong = stops.filter(({ visible, within }) => !visible || within !== 'dialog');
  return stops.length > 0 ? wrong.map((stop) => `${name}: ${stop.name}`) : [`${name}: no stop`];
}

async function closeByKey(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count(), patience).toBe(0);
}

const stopsAtOnce = 20;
const mostStops = 300;

/** From the top of a page to its end by the keyboard alone; the focus is seen wherever it is. */
async function walkByKeys(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize(desktop);
  await applyLook(page, 'light');
  const seen: Focus[] = [];
  while (seen.length < mostStops && !seen.some(({ within }) => within === 'footer')) {
    seen.push(...(await stopsOf(page, stopsAtOnce)));
  }
  const end = seen.findIndex(({ within }) => within === 'footer');
  const hidden = seen.slice(0, end < 0 ? undefined : end + 1).filter(({ visible }) => !visible);
  return [
    ...hidden.map(({ name }) => `${path} by keys: ${name}`),
    ...(end < 0 ? [`${path} by keys: no way to its end`] : []),
  ];
}

describe.each(views)('the pages of a %s', (view) => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await openAs(product, who[view](), { ...phoneScreen, ...calm });
    watched.expectError(/ 404 .*\/nope/);
  });
  afterAll(() => watched.close());

  it.each(pages[view])('%s can be read and walked by everybody', async (pattern) => {
    const { page, expectNoErrors } = watched;
    const path = ofCards(pattern);
    await page.setViewportSize(phoneScreen);
    await page.goto(product.origin + path);
    await expect.poll(place(page), patience).toContain(path.split('?')[0]);
    const problems = [...(await problemsEverywhere(page, path)), ...(await walkByKeys(page, path))];
    expect(problems).toEqual([]);
    expectNoErrors();
  });
});

const accountModals = [
  'editProfile',
  'editPassword',
  'editEmail',
  'editPhone',
  'changeAvatar',
  'buyTariffEmail',
];

describe('the modals', () => {
  const cases = {
    guest: { person: () => null, names: guestModals },
    worker: { person: () => worker, names: accountModals },
  };

  it.each(Object.keys(cases) as (keyof typeof cases)[])(
    'of a %s can be read, and walked by the keyboard alone',
    async (whose) => {
      const { person, names } = cases[whose];
      const problems: string[] = [];
      const context = { ...phoneScreen, ...calm };
      const { page, expectNoErrors, close } = await openAs(product, person(), context);
      await page.goto(`${product.origin}/cookiepolicy-page`);
      await expect.poll(place(page), patience).toBe('/cookiepolicy-page');
      for (const name of names) {
        await openModal(page, name);
        problems.push(...(await problemsEverywhere(page, name)), ...(await walkModal(page, name)));
        await closeByKey(page);
      }
      expect(problems).toEqual([]);
      expectNoErrors();
      await close();
    },
  );

  it.each(['code', 'phone'])('that asks for the %s can be read, and stays', async (name) => {
    const person = await createPerson(product, { role: 'worker', verified: false });
    const { page, expectNoErrors, close } = await openAs(product, person, {
      ...phoneScreen,
      ...calm,
    });
    await page.goto(`${product.origin}/cookiepolicy-page?modal=${name}`);
    await page.getByRole('dialog').waitFor();
    expect(await problemsEverywhere(page, name)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await walkModal(page, name)).toEqual([]);
    expectNoErrors();
    await close();
  });

  it('of a complaint can be read, and walked by the keyboard alone', async () => {
    const { page, expectNoErrors, close } = await openAs(product, worker, {
      ...phoneScreen,
      ...calm,
    });
    const path = `/vacancy-${vacancySlug}`;
    await page.goto(product.origin + path);
    await expect.poll(place(page), patience).toBe(path);
    await openModal(page, 'complaint');
    const read = await problemsEverywhere(page, 'complaint');
    expect([...read, ...(await walkModal(page, 'complaint'))]).toEqual([]);
    await closeByKey(page);
    expectNoErrors();
    await close();
  });

  it('with what comes later can be read', async () => {
    const problems: string[] = [];
    const { page, expectNoErrors, close } = await openAs(product, null, {
      ...phoneScreen,
      ...calm,
    });
    await page.goto(`${product.origin}/?modal=reset-password&email=a@b.ru&token=abc`);
    await page.getByLabel('Новый пароль', { exact: true }).waitFor();
    problems.push(...(await problemsEverywhere(page, 'reset-password')));
    await page.goto(`${product.origin}/?modal=registration`);
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await page.getByRole('alert').waitFor();
    problems.push(...(await problemsEverywhere(page, 'an empty registration')));
    expect(problems).toEqual([]);
    expectNoErrors();
    await close();
  });

  it('of pages can be read by everybody', async () => {
    const problems: string[] = [];
    const guest = await openAs(product, null, { ...phoneScreen, ...calm });
    await guest.page.goto(`${product.origin}/resumes/moskva/nyanya`);
    await expect.poll(place(guest.page), patience).toBe('/resumes/moskva/nyanya');
    await guest.page.getByRole('link', { name: 'Фильтры' }).click();
    await guest.page.getByRole('dialog', { name: 'Фильтры' }).waitFor();
    problems.push(...(await problemsEverywhere(guest.page, 'filters')));
    const owner = await openAs(product, worker, { ...phoneScreen, ...calm });
    await owner.page.goto(`${product.origin}/account/draft`);
    await expect.poll(place(owner.page), patience).toBe('/account/draft');
    await owner.page.getByRole('button', { name: 'Удалить' }).click();
    await owner.page.getByRole('alertdialog').waitFor();
    problems.push(...(await problemsEverywhere(owner.page, 'removal')));
    expect(problems).toEqual([]);
    for (const { expectNoErrors, close } of [guest, owner]) {
      expectNoErrors();
      await close();
    }
  });
});

describe('with the keyboard alone', () => {
  it.each([
    { view: 'guest', path: '/', wanted: [/^К содержанию/, /^Найти помощника/] },
    { view: 'guest', path: '/resumes/moskva/nyanya', wanted: [/^Опыт/, new RegExp(longWord)] },
    { view: 'worker', path: '/resumes/create/nyanya', wanted: [/^Город/, /^Дальше/] },
  ] as const)('a $view gets everywhere on $path and sees where', async ({ view, path, wanted }) => {
    const { page, expectNoErrors, close } = await openAs(product, who[view](), desktop);
    await page.goto(product.origin + path);
    await expect.poll(place(page), patience).toBe(path);
    const stops = await stopsOf(page, 120);
    const names = stops.map(({ name }) => name);
    const last = Math.max(...wanted.map((one) => names.findIndex((name) => one.test(name))));
    const unseen = stops.slice(0, last + 1).filter(({ visible }) => !visible);
    for (const one of wanted) expect(names).toContainEqual(expect.stringMatching(one));
    expect(unseen).toEqual([]);
    expectNoErrors();
    await close();
  });
});
