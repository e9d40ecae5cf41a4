import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { cardPath } from '#contract/cards.ts';
import { getCategoryForm } from '#contract/categories.ts';
import { getUser } from '#contract/session.ts';
import { createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { stepOf, stepsOf } from '#web/cards/edit/draft/steps.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen, signIn } from './people.ts';

let product: Product;
let person: Person;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  person = await createPerson(product, { role: 'moderator' });
});
afterAll(() => product.stop());

const quiet = '/cookiepolicy-page';

interface Outcome {
  message: string | null;
  retryAfterSeconds?: number | null;
}

interface Ask {
  method?: 'GET' | 'POST';
  access?: 'public' | 'user';
  path: string;
}

/** Calls the API as the pages do, so many times at once; what each call has come to. */
async function call(page: Page, ask: Ask, times = 1): Promise<Outcome[]> {
  return page.evaluate(
    async ({ method = 'GET', access = 'public', path, count }) => {
      const { api } = (globalThis.__TSR_ROUTER__ as unknown as HydratedRouter).options.context;
      const one = async (): Promise<Outcome> => {
        try {
          await api.call({ method, access, path });
          return { message: null };
        } catch (error) {
          const { message, retryAfterSeconds = null } = error as Outcome & Error;
          return { message, retryAfterSeconds };
        }
      };
      return Promise.all(Array.from({ length: count }, one));
    },
    { ...ask, count: times },
  );
}

interface HydratedRouter {
  options: {
    context: {
      api: { call: (endpoint: object) => unknown };
      session: { set: (user: object) => void };
    };
  };
  invalidate: () => Promise<void>;
}

async function openQuiet(who: Person | null) {
  const watched = await openAs(product, who, desktop);
  await watched.page.goto(product.origin + quiet);
  await expect.poll(place(watched.page), patience).toBe(quiet);
  return watched;
}

/** The first answers fail in the given ways, then the server is asked. */
async function failFirst(page: Page, path: string, ...failures: ((route: Route) => unknown)[]) {
  const seen: (string | undefined)[] = [];
  await page.route(`**/api${path}`, async (route) => {
    seen.push(route.request().headers()['idempotency-key']);
    const fail = failures.shift();
    await (fail ? fail(route) : route.continue());
  });
  return seen;
}
const breakOff = (route: Route) => route.abort('connectionreset');
const unavailable = (route: Route) => route.fulfill({ status: 503, json: {} });

const access = (who: Person, change: object) =>
  product.db.updateTable('sessions').set(change).where('user_id', '=', who.id).execute();
const past = () => new Date(Date.now() - 60_000);

describe('a call that fails for a moment', () => {
  it('is made once more where that does no harm', async () => {
    const { page, expectError, expectNoErrors, close } = await openQuiet(null);
    expectError(/ERR_CONNECTION_RESET|503|404/);
    const reads = await failFirst(page, '/v1/cities', breakOff);
    expect(await call(page, { path: '/v1/cities' })).toEqual([{ message: null }]);
    expect(reads).toHaveLength(2);
    const worse = await failFirst(page, '/v1/reviews', unavailable, unavailable);
    const [told] = await call(page, { path: '/v1/reviews' });
    expect(told?.message).toBe('Что-то пошло не так. Попробуйте ещё раз чуть позже.');
    expect(worse).toHaveLength(2);

    const ask = { method: 'POST', path: '/v1/unheard-of' } as const;
    const writes = await failFirst(page, ask.path, breakOff);
    const [refused] = await call(page, ask);
    expect(refused?.message).toBe('Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.');
    expect(writes).toHaveLength(1);
    await page.unroute(`**/api${ask.path}`);
    const keyed = await failFirst(page, ask.path, breakOff);
    await call(page, { ...ask, access: 'user' });
    expect(keyed).toHaveLength(2);
    expect(keyed[0]).toMatch(/^[\da-z-]{10,40}$/);
    expect(keyed[1]).toBe(keyed[0]);
    expectNoErrors();
    await close();
  });

  it('tells when to come back', async () => {
    const { page, expectError, expectNoErrors, close } = await openQuiet(null);
    expectError(/429/);
    await failFirst(page, '/v1/cities', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '17' },
        json: { detail: 'Слишком часто', code: 'too_many_requests' },
      }),
    );
    const outcomes = await call(page, { path: '/v1/cities' });
    expect(outcomes).toEqual([{ message: 'Слишком часто', retryAfterSeconds: 17 }]);
    expectNoErrors();
    await close();
  });
});

describe('a session', () => {
  it('is renewed once for ten calls in each of two tabs', async () => {
    const { page, context, expectError, expectNoErrors, close } = await openQuiet(person);
    expectError(/ 401 /);
    // The socket may ask for its proof just then.
    expectError(/ 419 .*broadcasting/);
    const other = await context.newPage();
    await other.goto(product.origin + quiet);
    await expect.poll(place(other), patience).toBe(quiet);
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
    });
    await access(person, { access_expires_at: past() });
    const ask = { path: '/v1/user/entitlement' };
    const outcomes = await Promise.all([call(page, ask, 10), call(other, ask, 10)]);
    expect(outcomes.flat().filter(({ message }) => message !== null)).toEqual([]);
    expect(outcomes.flat()).toHaveLength(20);
    expect(refreshes).toHaveLength(1);
    expectNoErrors();
    await close();
  });

  it('that is over resets, and the page waits under the login for its person', async () => {
    const { page, expectError, expectNoErrors, close } = await openQuiet(person);
    expectError(/ 401 /);
    // Without the line on which the server tells it at once.
    await page.routeWebSocket('**/app/**', () => undefined);
    await page.reload();
    await expect.poll(place(page), patience).toBe(quiet);
    await access(person, { ended_at: new Date() });
    const outcomes = await call(page, { path: '/v1/user/entitlement' }, 3);
    const words = 'Both token and refresh token have expired. Your request was aborted.';
    expect(outcomes.map(({ message }) => message)).toEqual([words, words, words]);
    await page
      .getByRole('dialog', { name: 'Вход' })
      .getByText(/Вход\sзакончился/)
      .waitFor();
    await page.getByRole('dialog').getByLabel('Телефон или почта').waitFor();
    await signIn(page, person.phone);
    await expect.poll(() => page.getByRole('dialog').count(), patience).toBe(0);
    expect(await call(page, { path: '/v1/user/entitlement' })).toEqual([{ message: null }]);
    expectNoErrors();
    await close();
  });
});

describe('an answer that names nobody', () => {
  it('resets the session, and the page waits under the login', async () => {
    const worker = await createPerson(product, { role: 'worker' });
    await createPublished(worker, 'resume');
    const { page, expectNoErrors, close } = await openAs(product, worker, desktop);
    await page.goto(`${product.origin}/account`);
    await expect.poll(place(page), patience).toBe('/account');
    await page.route('**/api/v1/user', (route) => route.fulfill({ json: {} }));
    await page.getByRole('button', { name: /^Ещё/ }).click();
    await page.getByRole('button', { name: 'Приостановить' }).click();
    await page.getByRole('dialog', { name: 'Вход' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Что-то пошло не так' }).count()).toBe(0);
    expectNoErrors();
    await close();
  });
});

it('the page of an error is drawn when it is the header that fails', async () => {
  const { page, expectError, expectNoErrors, close } = await openQuiet(person);
  expectError(/TypeError|Cannot read|undefined/);
  await page.evaluate(async () => {
    const router = globalThis.__TSR_ROUTER__ as unknown as HydratedRouter;
    router.options.context.session.set({});
    await router.invalidate();
  });
  await page.getByRole('contentinfo').waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expectNoErrors();
  await close();
});

it('logging out loads home once, and nothing that is the same for everybody', async () => {
  // Once it is hydrated, home asks for the city of whoever it knows: its categories are the last.
  const pages = [
    { path: '/account', asksLater: [] },
    { path: '/', asksLater: ['/v1/categories'] },
  ];
  for (const { path, asksLater } of pages) {
    const worker = await createPerson(product, { role: 'worker' });
    await createPublished(worker, 'resume');
    const { page, expectError, expectNoErrors, close } = await openAs(product, worker, desktop);
    // What a link on the way of the pointer was fetching may be answered after the session is over.
    expectError(/ 401 .*\/api\/v1\/user\//);
    const asked: string[] = [];
    page.on('request', (request) => {
      const called = /\/api(\/v1\/(?:slider|config|cities|categories)\b)/.exec(request.url());
      if (called?.[1]) asked.push(called[1]);
    });
    await page.goto(product.origin + path);
    await expect.poll(place(page), patience).toBe(path);
    await expect.poll(() => asked, patience).toEqual(expect.arrayContaining(asksLater));
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await page.getByRole('banner').locator('summary', { hasText: 'Мой кабинет' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Выход' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Вход' }).waitFor();
    // The header may be a guest's before home has asked for anything.
    await expect.poll(() => asked.length, patience).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual(['/v1/config', '/v1/slider']);
    expectNoErrors();
    await close();
  }
});

describe('a page whose parts are gone', () => {
  it('is loaded anew once, and then says that something is wrong', async () => {
    const { page, expectError, expectNoErrors, close } = await openQuiet(null);
    expectError(
      /ERR_FAILED|404|Failed to fetch dynamically imported module|error loading dynamically/,
    );
    const known = new Set(await scriptsOf(page));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    // The parts that the page has not needed so far.
    await page.route('**/assets/*.js', (route) =>
      known.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await page.evaluate(() => history.pushState(null, '', '/tariffs'));
    await page.getByRole('heading', { name: 'Что-то пошло не так' }).waitFor();
    await expect.poll(() => loads, patience).toBe(1);
    // Within ten seconds nothing loads it again.
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByRole('heading', { name: 'Что-то пошло не так' }).waitFor();
    expect(loads).toBe(1);
    expect(await page.getByRole('link', { name: 'на главную', exact: true }).count()).toBe(1);

    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'на главную', exact: true }).click();
    await expect.poll(place(page), patience).toBe('/');
    expectNoErrors();
    await close();
  });

  it('is left alone when nobody waits for the part', async () => {
    const { page, expectError, expectNoErrors, close } = await openAs(product, person, desktop);
    expectError(/ERR_FAILED/);
    await page.route('**/assets/connection-*.js', (route) => route.abort());
    await page.goto(product.origin + quiet);
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).join());
    await expect.poll(kept, patience).toContain('tanstack_router_reload:');
    // What is written before a page is loaded anew.
    expect(await kept()).not.toContain('reloaded-at');
    expectNoErrors();
    await close();
  });
});

it('a page stays whole when its connection is lost before all of its parts came', async () => {
  const { page, context, expectError, expectNoErrors, close } = await openAs(
    product,
    person,
    desktop,
  );
  expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  let asked = 0;
  const part = '**/assets/messages-link-*.js';
  await page.route(part, async (route) => {
    if (asked === 0) await context.setOffline(true);
    asked += 1;
    await route.abort();
  });
  await page.goto(product.origin + quiet);
  await page.getByText('Нет связи. Показываем то, что успели загрузить.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Cookies');
  expect(asked).toBe(1);

  await page.unroute(part);
  await context.setOffline(false);
  const messages = page.getByRole('banner').getByRole('link', { name: 'Сообщения' });
  await messages.click();
  await expect.poll(place(page), patience).toBe('/account/message');
  expectNoErrors();
  await close();
});

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

it('at most four pages are loaded beforehand at a time', async () => {
  for (let cards = 0; cards < 7; cards += 1) {
    await createPublished(await createPerson(product, { role: 'worker' }), 'resume');
  }
  const { page, expectNoErrors, close } = await openAs(product, null, desktop);
  await page.goto(`${product.origin}/resumes`);
  await expect.poll(place(page), patience).toBe('/resumes');
  const waiting: Route[] = [];
  let asked = 0;
  await page.route(/\/api\/v1\/resumes\/nyanya-[\w-]+$/, (route) => {
    asked += 1;
    waiting.push(route);
  });
  const links = page.locator('main li a[href^="/resume-"]');
  for (const link of await links.all()) await link.dispatchEvent('mouseover');
  await expect.poll(() => asked, patience).toBe(4);
  await page.waitForTimeout(500);
  expect(asked).toBe(4);
  for (const route of waiting.splice(0)) await route.continue();
  await expect.poll(() => asked, patience).toBeGreaterThan(6);
  for (const route of waiting.splice(0)) await route.continue();
  expectNoErrors();
  await close();
});

/** Scripts that come when what it answers is called. */
async function holdBack(page: Page, scripts: string): Promise<() => void> {
  const { promise: allowed, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await allowed;
    await route.continue();
  });
  return release;
}

/** A page whose scripts come when `hydrate` is called. */
async function openUnhydrated(visitor: Person | null, path: string, screen?: typeof desktop) {
  const client = await openAs(product, visitor, screen);
  const hydrate = await holdBack(client.page, '**/assets/*.js');
  await client.page.goto(product.origin + path, { waitUntil: 'commit' });
  return { ...client, hydrate };
}

it('theme, type and side that were chosen are there before hydration, which leaves them', async () => {
  const stored = { theme: 'dark', type: 'large', role: 'employee', cookie: 'agreed' };
  const { page, expectNoErrors, close } = await product.open({ ...desktop, stored });
  const hydrate = await holdBack(page, '**/assets/*.js');
  await page.goto(product.origin + quiet, { waitUntil: 'commit' });
  const chosen = () =>
    page.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset)));
  await expect.poll(chosen).toMatchObject(stored);
  hydrate();
  await expect.poll(place(page), patience).toBe(quiet);
  expect(await chosen()).toMatchObject(stored);
  expectNoErrors();
  await close();
});

it('what is typed, and sent, before hydration is not lost', async () => {
  const path = '/account/edit/edit-profile';
  const { page, hydrate, expectNoErrors, close } = await openUnhydrated(person, path, desktop);
  const name = page.getByLabel('Как вас зовут');
  await name.fill('Ранняя Пташка');
  await name.press('Enter');
  expect(page.url()).toBe(product.origin + path);
  hydrate();
  await expect.poll(nameOf, patience).toBe('Ранняя Пташка');
  expectNoErrors();
  await close();

  async function nameOf() {
    return (await person.visitor.call(getUser)).data.name;
  }
});

it('a city whose name is begun before hydration is looked for', async () => {
  const { page, hydrate, expectNoErrors, close } = await openUnhydrated(
    person,
    '/account/edit/edit-profile',
    desktop,
  );
  const city = page.getByRole('combobox', { name: /Где вы живёте/ });
  await city.fill('Кинеш');
  hydrate();
  // Not of the big ones that are offered to whoever has typed nothing.
  await page.getByRole('option', { name: 'Кинешма' }).click();
  expect(await city.inputValue()).toBe('Кинешма');
  expectNoErrors();
  await close();
});

it('a filter that is ticked before hydration is applied after it', async () => {
  const path = '/resumes/moskva/nyanya';
  const { page, hydrate, expectNoErrors, close } = await openUnhydrated(null, path, desktop);
  const box = page.getByRole('checkbox', { name: 'Паспорт проверен' });
  await box.check();
  hydrate();
  await expect.poll(place(page), patience).toContain(`${path}?passport=`);
  expect(await box.isChecked()).toBe(true);
  expectNoErrors();
  await close();
});

describe('in the moment of hydration', () => {
  const path = '/resumes/moskva/nyanya';

  /** React listens from now on, and has not yet looked at a single element. */
  async function openDoing(deed: (element: HTMLElement) => void, selector: string, at = path) {
    const client = await openAs(product, null, desktop);
    await client.page.addInitScript(`{
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (kind, ...rest) => {
        listen(kind, ...rest);
        if (kind !== 'click') return;
        document.addEventListener = listen;
        queueMicrotask(() => (${deed.toString()})(document.querySelector(${JSON.stringify(selector)})));
      };
    }`);
    await client.page.goto(product.origin + at, { waitUntil: 'commit' });
    return client;
  }

  it('a box that is ticked is not taken for one that always was', async () => {
    const selector = 'input[name=passport]';
    const { page, expectNoErrors, close } = await openDoing((box) => box.click(), selector);
    await expect.poll(place(page), patience).toBe(`${path}?passport=yes`);
    expect(await page.locator(selector).isChecked()).toBe(true);
    expectNoErrors();
    await close();
  });

  it('an order that is chosen is kept', async () => {
    const { page, expectNoErrors, close } = await openDoing((list) => {
      (list as HTMLSelectElement).value = 'pay';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }, 'select[name=sort]');
    await expect.poll(place(page), patience).toBe(`${path}?sort=pay`);
    expectNoErrors();
    await close();
  });

  it('a side that looks chosen, pressed before what was remembered is drawn, is chosen', async () => {
    const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
    // The first part that follows local storage has been hydrated, and has not yet looked into it.
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (...args: Parameters<typeof listen>) => {
        listen(...args);
        const side = document.querySelector<HTMLElement>('input[name=side]');
        const isHydrated = Object.keys(side ?? {}).some((key) => key.startsWith('__reactProps'));
        if (args[0] !== 'storage' || !isHydrated) return;
        window.addEventListener = listen;
        side?.click();
      };
    });
    await page.goto(product.origin);
    const remembered = () => page.evaluate(() => localStorage.getItem('role'));
    await expect.poll(remembered, patience).toBe('employee');
    expect(await page.getByRole('radio', { name: 'Ищу помощника' }).isChecked()).toBe(true);
    expectNoErrors();
    await close();
  });

  it('a button that is pressed does its work', async () => {
    const worker = await createPerson(product, { role: 'worker' });
    const card = await createPublished(worker, 'resume', {});
    const { page, expectNoErrors, close } = await openDoing(
      (heart) => heart.click(),
      'main button[aria-pressed]',
      cardPath(card),
    );
    await expect.poll(place(page), patience).toContain(`${cardPath(card)}?modal=registration`);
    await page.getByRole('dialog').getByRole('heading', { name: 'Регистрация' }).waitFor();
    expectNoErrors();
    await close();
  });
});

it('words that are typed before hydration are looked for', async () => {
  const path = '/resumes/moskva/nyanya';
  const { page, hydrate, expectNoErrors, close } = await openUnhydrated(null, path, desktop);
  const words = page.getByRole('searchbox', { name: 'Слова для поиска' });
  await words.fill('рекомендации');
  hydrate();
  // What stands in the field after a filter is what the page knows of it.
  await page.getByRole('checkbox', { name: 'Паспорт проверен' }).check();
  const address = `${path}?q=рекомендации&passport=yes`;
  await expect.poll(place(page), patience).toBe(address);
  expect(await words.inputValue()).toBe('рекомендации');
  expectNoErrors();
  await close();
});

it('an order that is chosen before hydration is kept after it', async () => {
  const path = '/resumes/moskva/nyanya';
  const { page, hydrate, expectNoErrors, close } = await openUnhydrated(null, path, desktop);
  const order = page.getByLabel('Порядок');
  await order.selectOption('pay');
  hydrate();
  await expect.poll(place(page), patience).toBe(`${path}?sort=pay`);
  expect(await order.inputValue()).toBe('pay');
  expectNoErrors();
  await close();
});

it('a choice from a list that is made before hydration is kept, and known to the page', async () => {
  const { page, hydrate, expectNoErrors, close } = await openUnhydrated(null, '/about');
  const topic = page.getByLabel('О чём вопрос');
  const chosen = await topic.locator('option').nth(2).getAttribute('value');
  await topic.selectOption(chosen);
  hydrate();
  // Another drawing of the form is what takes away whatever the page does not know of.
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.getByLabel('Как вас зовут').fill('Ранняя Пташка');
  expect(await topic.inputValue()).toBe(chosen);
  expect(await topic.getAttribute('aria-invalid')).not.toBe('true');
  expectNoErrors();
  await close();
});

it('every part of one thing that is written before hydration is kept', async () => {
  const worker = await createPerson(product, { role: 'worker' });
  const empty = { place: null, from: null, until: '2024-05', duties: null, can_refer: false };
  const { slug } = await startCard(worker, 'resume', { workplaces: [empty] });
  const asked = { params: { category: 'nyanya' }, query: { kind: 'resume' as const } };
  const form = await worker.visitor.call(getCategoryForm, asked);
  const steps = stepsOf('resume', form.data.definitions);
  const { page, hydrate, expectNoErrors, close } = await openUnhydrated(
    worker,
    `/resumes/create/nyanya?step=${stepOf(steps, 'workplaces') + 1}`,
    desktop,
  );
  const written = { place: 'Семья с двойней', from: '2019-09', duties: 'Гуляли и читали' };
  await page.getByLabel('Где').fill(written.place);
  await page.getByLabel('Начало: месяц').selectOption('09');
  await page.getByLabel('Начало: год').selectOption('2019');
  await page.getByLabel('Конец: год').selectOption('2023');
  await page.getByLabel(/^Что делали/).fill(written.duties);
  hydrate();
  const kept = async () => {
    const params = { slug };
    const { data } = await worker.visitor.call(cardCalls.resume.showOwn, { params });
    return data.draft.workplaces;
  };
  const whole = { ...empty, ...written, until: '2023-05' };
  await expect.poll(kept, patience).toEqual([whole]);
  expect(await page.getByLabel('Начало: месяц').inputValue()).toBe('09');
  expectNoErrors();
  await close();
});

it('a box that is ticked and then a button, both before hydration, are one wish', async () => {
  const worker = await createPerson(product, { role: 'worker' });
  await startCard(worker, 'resume', goodDraft('resume', { title: 'Ранняя няня' }));
  const { page, hydrate, expectNoErrors, close } = await openUnhydrated(
    worker,
    '/resumes/create/nyanya/show',
    desktop,
  );
  await page.getByLabel('Разрешаю показывать моё имя').check();
  await page.getByRole('button', { name: /^Опубликовать/ }).click();
  hydrate();
  await expect.poll(() => page.url(), patience).toContain('/resume-');
  expectNoErrors();
  await close();
});

it('whoever scrolls before hydration stays there, and a link there can be followed', async () => {
  const path = '/resumes/izhevsk/sidelka';
  const { page, hydrate, expectNoErrors, close } = await openUnhydrated(null, path);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(200);
  hydrate();
  await expect.poll(place(page), patience).toBe(path);
  expect(await scrolled()).toBe(before);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Казань' }).click();
  await expect.poll(place(page), patience).toBe('/kazan');
  expect(await scrolled()).toBe(0);
  // The router was not there yet when the window moved.
  await page.goBack();
  await expect.poll(place(page), patience).toBe(path);
  await expect.poll(scrolled, patience).toBe(before);
  expectNoErrors();
  await close();
});

it('a button that is pressed before hydration does its work after it', async () => {
  const worker = await createPerson(product, { role: 'worker' });
  const card = await createPublished(worker, 'resume', {});
  const employer = await createPerson(product, { role: 'employer' });
  await createPublished(employer, 'vacancy', {});
  const { page, hydrate, expectNoErrors, close } = await openUnhydrated(
    employer,
    cardPath(card),
    desktop,
  );
  const heart = page.getByRole('button', { name: 'В избранное', exact: true });
  for (let time = 0; time < 2; time += 1) await heart.click();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  hydrate();
  await page.getByRole('button', { name: 'В избранном', exact: true }).waitFor();
  expectNoErrors();
  await close();
});

it('a button that React has hydrated for its press, and answered, is not pressed again', async () => {
  const worker = await createPerson(product, { role: 'worker' });
  const card = await createPublished(worker, 'resume', {});
  const { page, hydrate, expectNoErrors, close } = await openUnhydrated(
    null,
    cardPath(card),
    desktop,
  );
  const heart = page.getByRole('button', { name: 'В избранное', exact: true });
  await heart.evaluate((button) => {
    // As React does on its way down to whoever is pressed.
    document.addEventListener('click', () => Object.assign(button, { __reactProps$: {} }), {
      capture: true,
      once: true,
    });
  });
  await heart.click();
  hydrate();
  await expect.poll(place(page), patience).toBe(cardPath(card));
  // Longer than what was pressed early takes to be pressed again.
  await page.waitForTimeout(500);
  expect(await place(page)()).toBe(cardPath(card));
  expectNoErrors();
  await close();
});

it('a button of a part that is hydrated later than its page does its work after it', async () => {
  const { page, expectNoErrors, close } = await openAs(product, person, desktop);
  const hydrate = await holdBack(page, '**/assets/account-menu-*.js');
  await page.goto(product.origin + quiet, { waitUntil: 'commit' });
  await expect.poll(place(page), patience).toBe(quiet);
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: 'Мой кабинет' }).click();
  await header.getByRole('button', { name: 'Выход' }).click();
  hydrate();
  await header.getByRole('link', { name: 'Вход' }).waitFor();
  expectNoErrors();
  await close();
});

it('whoever follows a link or agrees by keys goes on in the content, not at the top', async () => {
  const stored = { role: 'worker' };
  const { page, expectNoErrors, close } = await product.open({ ...desktop, stored });
  await page.goto(product.origin + quiet);
  const focused = () =>
    page.waitForFunction(() => document.activeElement === document.querySelector('main'));
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.getByRole('button', { name: 'Согласен' }).press('Enter');
  await focused();
  await page.locator('main').getByRole('link').first().press('Enter');
  await page.waitForURL((url) => url.pathname !== quiet);
  await focused();
  // A link of the header stays where it is, and keeps the focus.
  const search = page.locator('header').getByRole('link', { name: 'Найти работу' });
  await search.press('Enter');
  await page.waitForURL('**/vacancies**');
  await page.getByRole('heading', { level: 1, name: 'Вакансии помощников' }).waitFor();
  expect(await search.evaluate((link) => link === document.activeElement)).toBe(true);
  expectNoErrors();
  await close();
});
