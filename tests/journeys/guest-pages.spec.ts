import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const html = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(product.origin + path, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** Headers of an answer as it came, packed. */
const isOfBytes = /^content-(?:encoding|length)$/;

const shown = { timeout: 2000, interval: 100 };

describe('a listing', () => {
  it('tells below its cards how to choose, and where the stations are', async () => {
    const listing = '/resumes/moskva/nyanya';
    expect((await html(listing)).text).not.toContain('Новокосино');
    const nanny = await createPerson(product, { role: 'worker' });
    const place = 'Новокосино';
    await createPublished(nanny, 'resume', { place });
    const station = '/resumes/moskva/nyanya/novokosino';
    await expect.poll(async () => (await html(listing)).text, shown).toContain(station);
    expect((await html(listing)).text).toContain('Как выбрать няню');
    expect((await html(station)).text).toContain('Няни у метро Новокосино');
    // What is asked for in detail is no page of its own, and has no text of its own.
    const asked = await html(`${listing}?live_in=visiting`);
    expect(asked.text).not.toContain('Как выбрать няню');
  });
});

describe('kept pages', () => {
  it('show a publication, a change and a withdrawal within two seconds', async () => {
    const nanny = await createPerson(product, { role: 'worker', name: 'Зинаида Кукушкина' });
    const listing = '/resumes/moskva/nyanya';
    expect((await html(listing)).text).not.toContain('Кукушкина');
    const card = await createPublished(nanny, 'resume');
    await expect.poll(async () => (await html(listing)).text, shown).toContain('Кукушкина');

    const path = `/resume-${card.slug}`;
    expect((await html(path)).text).toContain('Кукушкина');
    const params = { slug: card.slug };
    const draft = { title: 'Няня с музыкальным образованием' };
    const changed = await nanny.visitor.call(cardCalls.resume.update, {
      params,
      body: { version: card.version, draft },
    });
    expect((await html(path)).text).not.toContain('музыкальным');
    const again = await nanny.visitor.call(cardCalls.resume.publish, {
      params,
      body: { version: changed.data.version },
    });
    await expect.poll(async () => (await html(path)).text, shown).toContain('музыкальным');

    const withdrawn = { params, body: { version: again.data.version } };
    await nanny.visitor.call(cardCalls.resume.withdraw, withdrawn);
    await expect.poll(async () => (await html(path)).status, shown).toBe(404);
    expect((await html(listing)).text).not.toContain('Кукушкина');
  });

  it('never carry what belongs to a signed-in person', async () => {
    const family = await createPerson(product, { role: 'employer', name: 'Аполлинария' });
    const cookie = [...family.visitor.cookies]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    await createPublished(family, 'vacancy');
    const own = await html('/', { cookie });
    expect(own.text).toContain(family.email);
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    for (let visit = 0; visit < 3; visit += 1) {
      const guest = await html('/');
      expect(guest.text).not.toContain(family.email);
      expect(guest.headers.get('cache-control')).not.toContain('no-store');
      expect(guest.headers.get('x-cache-tags')).toBeNull();
    }
  });

  it('name their scripts by hashes, and no other runs', async () => {
    const { headers, text } = await html('/resumes');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src ('sha256-[\w+/=]{44}' ){3,}'strict-dynamic';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('nonce');
    expect(text).not.toMatch(/ nonce=|csp-nonce/);

    const { page, expectError, close } = await product.open(phoneScreen);
    expectError(/Content Security Policy/);
    const strange = `<script>document.title='взломано'</script><script src="/strange.js"></script>`;
    const handler = `<img src="/nothing" onerror="document.title='взломано'">`;
    await page.route('**/resumes', (route) =>
      route.fulfill({
        headers: Object.fromEntries([...headers].filter(([name]) => !isOfBytes.test(name))),
        body: text.replace('</body>', `${strange}${handler}</body>`),
      }),
    );
    await page.route('**/strange.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `document.title='взломано'` }),
    );
    await page.goto(`${product.origin}/resumes`, { waitUntil: 'networkidle' });
    // The scripts of the page itself have run meanwhile.
    await expect.poll(() => page.evaluate(() => '__TSR_ROUTER__' in globalThis)).toBe(true);
    expect(await page.title()).not.toContain('взломано');
    await close();
  });

  it('let scripts put in data and scripts of ours, and nothing else that runs', async () => {
    const { page, expectError, close } = await product.open(phoneScreen);
    expectError(/Content Security Policy|TrustedScript|TrustedHTML/);
    await page.goto(`${product.origin}/resumes`);
    await expect.poll(place(page), patience).toBe('/resumes');
    const isTaken = (deed: (script: HTMLScriptElement) => void) =>
      page.evaluate(
        `{ try { (${deed.toString()})(document.createElement('script')); true } catch { false } }`,
      );
    const answers = {
      data: await isTaken((script) => (script.textContent = '{"@context":"https://schema.org"}')),
      code: await isTaken((script) => (script.textContent = "document.title='взломано'")),
      dataThatEnds: await isTaken((script) => (script.text = '{"@context":"</script>"}')),
      ours: await isTaken((script) => (script.src = '/assets/ours.js')),
      strange: await isTaken((script) => (script.src = 'https://strange.example/a.js')),
      markup: await isTaken((script) => (script.innerHTML = '<b>')),
    };
    expect(answers).toEqual({
      data: true,
      code: false,
      dataThatEnds: false,
      ours: true,
      strange: false,
      markup: false,
    });
    await close();
  });
});

describe('what people write', () => {
  it('stays text, in the page and in the state that travels with it', async () => {
    const family = await createPerson(product, { role: 'employer', name: '<b>Ирина</b>' });
    const breakOut = `</script><script>document.title='взломано'</script><img src=x onerror="document.title='взломано'">`;
    const about = `${breakOut}\u2028 {{constructor}} \${1} & &lt; Ищем няню для двух девочек.`;
    const card = await createPublished(family, 'vacancy', {
      title: `"><svg onload="document.title='взломано'">`,
      place: `javascript:alert(1)`,
      about,
    });
    const { page, expectNoErrors, close } = await product.open(phoneScreen);
    for (const path of [`/vacancy-${card.slug}`, '/vacancies/moskva/nyanya']) {
      await page.goto(product.origin + path, { waitUntil: 'networkidle' });
      expect(await page.title()).not.toBe('взломано');
      expect(await page.locator('svg[onload], img[src="x"]').count()).toBe(0);
      expect(await page.getByText('"><svg onload').count()).toBeGreaterThan(0);
    }
    expectNoErrors();
    await close();
  });
});

describe('a page of guests', () => {
  const kb = 1024;
  let card: string;
  beforeAll(async () => {
    const nanny = await createPerson(product, { role: 'worker' });
    card = `/resume-${(await createPublished(nanny, 'resume')).slug}`;
  });

  // Whole KB: names of files in them, which any change gives anew, move each sum by some tens of bytes.
  it.each([
    ['the home page', () => '/', 122],
    ['a list', () => '/resumes/moskva/nyanya', 129],
    ['a card', () => card, 129],
    ['a city', () => '/moskva', 118],
    ['the blog', () => '/blog', 110],
    ['a post', () => '/blog/kak-vybrat-nyanyu', 110],
    ['a page with a form', () => '/about', 115],
    ['a text', () => '/agreement', 109],
    ['tariffs', () => '/tariffs', 109],
  ])('is hydrated, and styled, by little: %s', async (_name, path, most) => {
    const { text } = await html(path());
    const assets = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)(?=[" ])/g));
    const bytes = { js: 0, css: 0 };
    for (const asset of assets) {
      const { headers, status } = await html(asset, { 'accept-encoding': 'br' });
      expect(status).toBe(200);
      bytes[asset.endsWith('.js') ? 'js' : 'css'] += Number(headers.get('content-length'));
    }
    expect(bytes.js).toBeGreaterThan(60 * kb);
    expect(bytes.js).toBeLessThanOrEqual(most * kb);
    expect(bytes.css).toBeGreaterThan(5 * kb);
    expect(bytes.css).toBeLessThanOrEqual(20 * kb);
  });
});

it('scripts wait for the first paint in valid HTML, each is asked for once, and no font comes late', async () => {
  const { text } = await html('/resumes/moskva/nyanya');
  const [, preloads = ''] = /data-preload="([^"]*)" data-src="\/assets\//.exec(text) ?? [];
  const named = preloads.split(' ');
  expect(named.length).toBeGreaterThan(5);
  expect(text).not.toContain('modulepreload" ');
  const { page, expectNoErrors, close } = await product.open(phoneScreen);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Slowed as a phone, which may show its first frame long after it has begun the second.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${product.origin}/resumes/moskva/nyanya`);
  await expect.poll(place(page), patience).toBe('/resumes/moskva/nyanya');
  for (const path of named) expect(asked.filter((one) => one === path)).toEqual([path]);
  const [painted, askedFirst] = await page.evaluate((paths) => {
    const starts = performance
      .getEntriesByType('resource')
      .filter((entry) => paths.includes(new URL(entry.name).pathname))
      .map((entry) => entry.startTime);
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return [paint ?? Infinity, Math.min(...starts)];
  }, named);
  expect(askedFirst).toBeGreaterThan(painted);
  // A font that comes after the first paint costs all styles and the whole layout once more.
  const fonts = [...text.matchAll(/rel="preload"[^>]*href="(\/fonts\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(fonts).toHaveLength(1);
  expect(asked.filter((one) => one.startsWith('/fonts/'))).toEqual(fonts);
  const links = page.locator('link[rel="modulepreload"]');
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expectNoErrors();
  await close();
});

it('what ends a page is drawn once it comes near, and moves nothing above it', async () => {
  const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
  await page.goto(product.origin);
  await expect.poll(place(page), patience).toBe('/');
  const last = page.getByRole('link', { name: 'Карта сайта' });
  const isDrawn = () =>
    last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  const topOfLinks = () =>
    page.locator('footer').evaluate((foot) => foot.getBoundingClientRect().top + scrollY);
  expect(await isDrawn()).toBe(false);
  const before = await topOfLinks();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
  expect(await topOfLinks()).toBe(before);
  expectNoErrors();
  await close();
});

describe('addresses', () => {
  it.each([
    '/nope',
    '/nope/nope',
    '/resumes/nope',
    '/resumes/moskva/nope',
    '/resumes/nyanya/moskva',
    '/resumes/moskva/nyanya/nope',
    '/vacancy-nope',
    '/resume-nyanya-v-moskve-zzzzzz',
    '/%00',
    '/account/nope',
  ])('%s is not there', async (path) => {
    const { status, text, headers } = await html(path);
    expect(status).toBe(404);
    expect(headers.get('content-security-policy')).toContain('strict-dynamic');
    expect(text).toContain('<html lang="ru"');
  });

  it.each(['/account', '/account/favorites', '/account/draft', '/resumes/create'])(
    '%s asks a guest to sign in and remembers the way',
    async (path) => {
      const { status, headers } = await html(path);
      expect(status).toBe(307);
      const target = new URL(headers.get('location') ?? '', product.origin);
      expect(target.pathname).toBe('/');
      expect(target.searchParams.get('modal')).toBe('login');
      expect(target.searchParams.get('next')).toBe(path);
    },
  );

  it('lead from an old slug of a card to its own', async () => {
    const nanny = await createPerson(product, { role: 'worker' });
    const { slug } = await createPublished(nanny, 'resume');
    const { status, headers } = await html(`/resume-nyanya-${slug.slice(-6)}`);
    expect([301, 302, 307, 308]).toContain(status);
    expect(headers.get('location')).toContain(`/resume-${slug}`);
  });
});

describe('without scripts', () => {
  it('a guest walks from the home page to a card', async () => {
    const nanny = await createPerson(product, { role: 'worker', name: 'Фаина' });
    await createPublished(nanny, 'resume', { title: 'Няня для младенца' });
    // Another visitor may just have had the list as it was.
    await expect.poll(async () => (await html('/resumes')).text, shown).toContain('младенца');
    const { page, expectNoErrors, close } = await product.open({
      ...phoneScreen,
      javaScriptEnabled: false,
    });
    await page.goto(product.origin);
    await page.getByRole('link', { name: /^Показать .*анкет/ }).click();
    await page.waitForURL('**/resumes');
    await page
      .getByRole('link', { name: /Няня для младенца/ })
      .first()
      .click();
    await page.waitForURL('**/resume-*');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
      'Няня для младенца',
    );
    expectNoErrors();
    await close();
  });

  it('a modal that a link asks for is answered by words', async () => {
    const { page, expectNoErrors, close } = await product.open({
      ...phoneScreen,
      javaScriptEnabled: false,
    });
    await page.goto(product.origin);
    const words = page.getByText(/включите\sв\sбраузере\sJavaScript/);
    expect(await words.count()).toBe(0);
    await page.getByRole('link', { name: 'Вход' }).first().click();
    await words.waitFor();
    expectNoErrors();
    await close();
  });

  it.each([360, 1440])('no button stands there that does nothing (%i wide)', async (width) => {
    const { page, expectNoErrors, close } = await product.open({
      width,
      height: 900,
      javaScriptEnabled: false,
    });
    const dead = () =>
      page
        .getByRole('button')
        .filter({ visible: true })
        .evaluateAll((buttons) =>
          buttons
            .filter((it) => !(it instanceof HTMLButtonElement && it.form && it.type === 'submit'))
            .filter((it) => it.tagName !== 'SUMMARY')
            .map((it) => it.ariaLabel ?? it.textContent),
        );
    const found: string[] = [];
    for (const path of ['/', '/resumes', '/blog', '/tariffs', '/about', '/ture']) {
      await page.goto(product.origin + path);
      found.push(...(await dead()));
    }
    expect(found).toEqual([]);
    expectNoErrors();
    await close();
  });

  it('a form says that nothing typed in it is kept', async () => {
    const family = await createPerson(product, { role: 'employer' });
    const { page, expectNoErrors, close } = await openAs(product, family, {
      ...phoneScreen,
      javaScriptEnabled: false,
    });
    const words = page.getByText(/ничего\sне\sсохранится/);
    for (const path of [
      '/vacancies/create/nyanya',
      '/account/settings',
      '/account/edit/edit-profile',
    ]) {
      await page.goto(product.origin + path);
      await words.waitFor();
    }
    await page.goto(`${product.origin}/resumes`);
    expect(await words.count()).toBe(0);
    expectNoErrors();
    await close();
  });

  it('filters and pages are plain links and forms', async () => {
    const nannies = await Promise.all(
      Array.from({ length: 27 }, () => createPerson(product, { role: 'worker' })),
    );
    for (const nanny of nannies) {
      await createPublished(nanny, 'resume', { city: 'tver', answers: { experience: 3 } });
    }
    const { page, close } = await product.open({
      width: 1440,
      height: 900,
      javaScriptEnabled: false,
    });
    await page.goto(`${product.origin}/resumes/tver/nyanya`);
    await page
      .getByRole('link', { name: /^(2|Страница 2)$/ })
      .first()
      .click();
    await page.waitForURL('**page=2**');
    expect(await page.getByRole('article').count()).toBe(2);
    await page.goto(`${product.origin}/resumes/tver/nyanya?experience_from=10`);
    expect(await page.getByRole('article').count()).toBe(0);
    await close();
  });
});

it.each([
  ['a part that it does not have', { range: 'bytes=999999999-' }, 416],
  ['what it has been before', { 'if-match': '"before"' }, 412],
])('a file of the site is asked for %s', async (_name, headers, status) => {
  const answer = await html('/favicon.svg', headers);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json',
  ]);
});
