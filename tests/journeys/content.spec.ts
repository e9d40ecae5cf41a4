import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPosts } from '#contract/blog.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsEverywhere } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

const article = '/blog/kak-vybrat-nyanyu';
const pages = [
  '/about',
  '/agreement',
  '/privacy-policy',
  '/data-processing',
  '/cookiepolicy-page',
  '/safety',
  '/requisites',
  '/sitemap',
  '/ture',
  '/ture?role=worker',
  '/blog',
  '/blog?topic=uhod',
  article,
  '/blog/skolko-platit',
];

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const html = async (path: string) => {
  const answer = await fetch(product.origin + path, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
};
const shown = { timeout: 2000, interval: 100 };

describe('without scripts', () => {
  it.each(['/', ...pages])('%s is a whole page', async (path) => {
    const { status, text } = await html(path);
    expect(status).toBe(200);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toMatch(/<title>[^<]{8,110}\s— Рядом<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{60,220}"/);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
    expect(canonical?.replaceAll('&amp;', '&')).toBe(product.origin + path);
    expect(text).not.toContain('{{');
  });

  it.each(['/blog/nope', '/blog/NOPE', '/blog?topic=nope', '/blog/a/b', '/ture/nope'])(
    '%s is not there',
    async (path) => expect((await html(path)).status).toBe(404),
  );

  it('every link of the site map and of the texts leads to a page', async () => {
    const found = new Set<string>();
    for (const path of ['/', ...pages]) {
      const { text } = await html(path);
      for (const [, href = ''] of text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
        found.add(href.replaceAll('&amp;', '&'));
      }
    }
    const guarded = /^\/(account|resumes\/create|vacancies\/create)|modal=/;
    const wrong: string[] = [];
    for (const href of found) {
      const { status } = await html(href);
      if (status !== 200 && !(status === 307 && guarded.test(href)))
        wrong.push(`${status} ${href}`);
    }
    expect(wrong).toEqual([]);
    expect(found.size).toBeGreaterThan(100);
  });

  it('a guest changes sides in the tour, reads the blog and learns how to write to us', async () => {
    const { page, expectNoErrors, close } = await product.open({
      ...phoneScreen,
      javaScriptEnabled: false,
    });
    await page.goto(`${product.origin}/ture`);
    await page.getByRole('link', { name: 'Ищу работу', exact: true }).click();
    await page.waitForURL('**/ture?role=worker');
    await page.getByRole('heading', { name: 'Заполните анкету' }).waitFor();
    await page.goto(`${product.origin}/blog`);
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await page.waitForURL('**/blog?page=2');
    await page.getByRole('link', { name: 'Уход за близкими' }).first().click();
    await page.waitForURL('**/blog?topic=uhod');
    await page.getByRole('link', { name: /Двадцать вопросов сиделке/ }).click();
    await page.waitForURL('**/blog/voprosy-sidelke');
    // The browser of the tests only pretends to have no scripts, and hides these words.
    expect((await html('/about')).text).toMatch(
      /<noscript><p[^>]*>Без скриптов форма не\u00a0отправится/,
    );
    expectNoErrors();
    await close();
  });
});

describe('a change in the back office', () => {
  it('is on the page within two seconds', async () => {
    const title = 'Как выбрать няню заново';
    expect((await html(article)).text).not.toContain(title);
    await html('/blog');
    await product.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('blog_posts')
        .set({ title, body: '## Новая глава\n\nТекст <script>alert(1)</script>' })
        .where('slug', '=', 'kak-vybrat-nyanyu')
        .execute();
      await markPagesChanged(trx, ['blog']);
    });
    await expect.poll(async () => (await html(article)).text, shown).toContain('Новая глава');
    const { text } = await html(article);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    await expect.poll(async () => (await html('/blog?page=1')).text, shown).toContain(title);
  });

  it('of the requisites is in the texts that name them', async () => {
    expect((await html('/agreement')).text).not.toContain('Добрые соседи');
    await product.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('requisites')
        .set({ value: 'ООО «Добрые соседи»' })
        .where('key', '=', 'operator')
        .execute();
      await markPagesChanged(trx, ['requisites']);
    });
    await expect
      .poll(async () => (await html('/agreement')).text, shown)
      .toContain('Добрые соседи');
  });
});

describe('a request to support', () => {
  it('keeps what was typed through mistakes, a failure and a reload, and thanks in the end', async () => {
    const { page, expectError, expectNoErrors, close } = await openAs(product, null, phoneScreen);
    await page.goto(`${product.origin}/about`);
    await expect.poll(place(page), patience).toBe('/about');
    const form = page.getByRole('region', { name: 'Форма обращения' });
    await form.getByLabel('Как вас зовут').fill('Зинаида');
    await form.getByLabel('Почта или телефон').fill('позже');
    await form.getByRole('button', { name: 'Отправить' }).click();
    await form.getByRole('alert').waitFor();
    expect(await form.getByLabel('Почта или телефон').getAttribute('aria-invalid')).toBe('true');

    await form.getByLabel('Почта или телефон').fill('zina@example.com');
    await form.getByLabel('О чём вопрос').selectOption('safety');
    await form.getByLabel('Что случилось').fill('Семья просит перевести деньги за оформление.');
    const failing = (url: URL) => url.pathname.endsWith('/contact-us');
    expectError(/contact-us|ERR_FAILED/);
    await page.route(failing, (route) => route.abort());
    await form.getByRole('button', { name: 'Отправить' }).click();
    await form.getByRole('alert').waitFor();
    await page.unroute(failing);

    await page.reload();
    await expect.poll(place(page), patience).toBe('/about');
    await expect
      .poll(() => form.getByLabel('Что случилось').inputValue(), patience)
      .toContain('перевести деньги');
    await form.getByRole('button', { name: 'Отправить' }).click();
    await form.getByText('Спасибо, обращение принято').waitFor();
    await form.getByText('Ответим на zina@example.com').waitFor();
    const letter = await product.db
      .selectFrom('letters')
      .selectAll()
      .where('subject', 'like', '%Жалоба%')
      .executeTakeFirstOrThrow();
    expect(letter.text).toContain('перевести деньги');

    await form.getByRole('button', { name: 'Написать ещё' }).click();
    expect(await form.getByLabel('Что случилось').inputValue()).toBe('');
    expectNoErrors();
    await close();
  });
});

describe('the header', () => {
  const labels = ['Блог', 'О компании', 'Тарифы'];

  it.each([
    { who: 'a guest', isSignedIn: false, ...desktop, opener: 'Ещё' },
    { who: 'a nanny', isSignedIn: true, ...desktop, opener: 'Ещё' },
    { who: 'a guest', isSignedIn: false, ...phoneScreen, opener: 'Меню' },
  ])('leads $who to what the service says about itself at $width', async (view) => {
    const { isSignedIn, opener, width, height } = view;
    const person = isSignedIn ? await createPerson(product, { role: 'worker' }) : null;
    if (person) await createPublished(person, 'resume');
    const watched = await openAs(product, person, { width, height });
    const { page, expectNoErrors, close } = watched;
    await page.goto(product.origin);
    await expect.poll(place(page), patience).toBe('/');
    const header = page.getByRole('banner');
    for (const label of labels) {
      await header.locator(`summary:text("${opener}"), [title="${opener}"]`).click();
      await header.getByRole('link', { name: label }).filter({ visible: true }).click();
      await page.getByRole('heading', { level: 1, name: label }).waitFor();
    }
    expectNoErrors();
    await close();
  });
});

describe('everybody can read', () => {
  it.each(pages)('%s', async (path) => {
    const context = { reducedMotion: 'reduce' } as const;
    const { page, expectNoErrors, close } = await openAs(product, null, {
      ...phoneScreen,
      context,
    });
    await page.goto(product.origin + path);
    // This guest looks for work.
    const shownAt = path === '/ture' ? '/ture?role=worker' : path;
    await expect.poll(place(page), patience).toBe(shownAt);
    expect(await problemsEverywhere(page, path)).toEqual([]);
    expectNoErrors();
    await close();
  });

  it('an article in lines that are not too long', async () => {
    const { page, close } = await openAs(product, null, desktop);
    const { data } = await product.visitor().call(listPosts);
    await page.goto(`${product.origin}/blog/${data.data.at(-1)?.slug}`);
    const measure = await page
      .locator('article p')
      .last()
      .evaluate((paragraph) => {
        const probe = document.createElement('span');
        probe.textContent = 'съешь же ещё этих мягких французских булок да выпей чаю ';
        paragraph.append(probe);
        probe.style.whiteSpace = 'nowrap';
        const letter = probe.getBoundingClientRect().width / probe.textContent.length;
        return paragraph.getBoundingClientRect().width / letter;
      });
    expect(measure).toBeGreaterThan(60);
    expect(measure).toBeLessThan(76);
    await close();
  });
});
