import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogEditingCalls } from '#contract/blog-editing.ts';
import { createPerson } from '#tests/factories.ts';
import { jpegPhoto } from '#tests/pictures.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it.each([
  ['phone', phoneScreen],
  ['desk', desktop],
])('an article is written, kept through a reload, published and read: %s', async (name, screen) => {
  const admin = await createPerson(product, { role: 'admin' });
  const { page, expectError, expectNoErrors, close } = await openAs(product, admin, screen);
  expectError(/422/);
  await page.goto(`${product.origin}/admin/blog`);
  await page.getByRole('link', { name: 'Новая статья' }).click();
  await expect.poll(place(page), patience).toBe('/admin/blog/new');
  const title = `Как прожить первую неделю с няней: ${name}`;
  await page.getByLabel('Заголовок').fill(title);
  const slug = `kak-prozhit-pervuyu-nedelyu-s-nyaney-${name}`;
  await expect.poll(() => page.getByLabel('Адрес').inputValue(), patience).toBe(slug);
  await page
    .getByLabel('Текст', { exact: true })
    .fill('## Понедельник\n\nГуляем **вместе**, [тарифы](/tariffs).');
  const preview = page.getByRole('region', { name: 'Как это увидят' });
  await preview.getByRole('heading', { name: 'Понедельник' }).waitFor();
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Выберите тему').waitFor();
  await page.reload();
  await page.getByText('Есть несохранённые правки').waitFor();
  expect(await page.getByLabel('Заголовок').inputValue()).toBe(title);
  await page.getByLabel('Тема', { exact: true }).selectOption('deti');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page
    .getByText(/не\sкороче|не\sменьше|хотя бы|Напишите/)
    .first()
    .waitFor();
  await page.getByLabel('Коротко').fill('Первые дни няни в семье: с чего начать и чего не ждать');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Черновик сохранён').waitFor();
  await expect.poll(place(page), patience).toMatch(/^\/admin\/blog\/\d+$/);
  await page.getByText('Есть несохранённые правки').waitFor({ state: 'detached' });
  expect(await problemsOf(page)).toEqual([]);
  expect((await fetch(`${product.origin}/blog/${slug}`)).status).toBe(404);

  await page.getByRole('button', { name: 'Опубликовать сейчас' }).click();
  await page.getByText('Статья на сайте').waitFor();
  await page.getByRole('link', { name: 'Открыть на сайте' }).click();
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('heading', { name: 'Понедельник' }).waitFor();
  await page.goBack();

  await page.getByLabel('Адрес').fill(`${slug}-2`);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect.poll(() => page.getByText('Есть несохранённые правки').count(), patience).toBe(0);
  const old = async () => {
    const { status, headers } = await fetch(`${product.origin}/blog/${slug}`, {
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  await expect.poll(old, patience).toEqual([301, `/blog/${slug}-2`]);
  await page.getByRole('button', { name: 'Снять с публикации' }).click();
  await page.getByText('Черновик сохранён').waitFor();
  await expect
    .poll(async () => (await fetch(`${product.origin}/blog/${slug}-2`)).status, patience)
    .toBe(404);
  await page.goto(`${product.origin}/admin/blog`);
  await page.getByRole('link', { name: title }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const rss = await page.locator('link[type="application/rss+xml"]').count();
  expect(rss).toBe(0);
  await page.goto(`${product.origin}/blog`);
  const feed = page.locator('link[type="application/rss+xml"]');
  expect(await feed.getAttribute('href')).toBe(`${product.origin}/blog/rss.xml`);
  expectNoErrors();
  await close();
});

const ofCover = /^http:.*\/files\/site-\w{32}\/1280\.webp$/;

it.each([
  ['phone', phoneScreen],
  ['desk', desktop],
])('an article gets pictures of its own, each told in words: %s', async (name, screen) => {
  const admin = await createPerson(product, { role: 'admin' });
  const { page, expectError, expectNoErrors, close } = await openAs(product, admin, screen);
  expectError(/4(?:15|22)/);
  await page.goto(`${product.origin}/admin/blog/new`);
  await expect.poll(place(page), patience).toBe('/admin/blog/new');
  const slug = `statya-s-kartinkami-${name}`;
  await page.getByLabel('Заголовок').fill(`Статья с картинками: ${name}`);
  await page.getByLabel('Адрес').fill(slug);
  await page.getByLabel('Коротко').fill('Как выглядит статья со своими картинками');
  await page.getByLabel('Тема', { exact: true }).selectOption('deti');

  const lying = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') };
  const photo = { ...lying, buffer: Buffer.from(await jpegPhoto({ width: 900, height: 600 })) };
  const own = page.getByLabel('Своя картинка');
  await own.setInputFiles(lying);
  await page.getByText('Подойдёт файл JPEG, PNG или WebP').waitFor();
  await own.setInputFiles(photo);
  const coverAlt = page.getByLabel('Что на картинке над статьёй');
  await coverAlt.waitFor();

  await page.getByLabel('Текст', { exact: true }).fill('Первый абзац.\n\nВторой абзац.');
  await page.getByLabel('Картинка в текст').setInputFiles(photo);
  const alt = page.getByLabel('Что на картинке', { exact: true });
  await alt.waitFor();
  await page.getByRole('button', { name: 'Вставить в текст' }).click();
  await page.getByText('Опишите словами, что на картинке').waitFor();
  await alt.fill('Стол с красками');
  await alt.press('Enter');
  await alt.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Текст', { exact: true }).inputValue()).toMatch(
    /^Первый абзац\.\n\nВторой абзац\.\n\n!\[Стол с красками\]\(\/files\/site-\w{32}\/1280\.webp\)$/,
  );
  const preview = page.getByRole('region', { name: 'Как это увидят' });
  await preview.getByRole('img', { name: 'Стол с красками' }).waitFor();

  const publish = page.getByRole('button', { name: 'Опубликовать сейчас' });
  await publish.click();
  await expect.poll(() => coverAlt.getAttribute('aria-invalid'), patience).toBe('true');
  await coverAlt.fill('Няня с ребёнком');
  expect(await problemsOf(page)).toEqual([]);
  await publish.click();
  await page.getByText('Статья на сайте').waitFor();

  await page.goto(`${product.origin}/blog/${slug}`);
  const drawn = `${product.origin}/og/blog/${slug}.png`;
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toBe(drawn);
  const said = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(said.map((text) => JSON.parse(text) as { image?: string[] })).toMatchObject([
    { '@type': 'BlogPosting', image: [expect.stringMatching(ofCover), drawn] },
  ]);
  for (const shown of ['Няня с ребёнком', 'Стол с красками']) {
    const image = page.getByRole('img', { name: shown }).first();
    await image.scrollIntoViewIfNeeded();
    const width = () => image.evaluate((one: HTMLImageElement) => one.naturalWidth);
    await expect.poll(width, patience).toBeGreaterThan(0);
  }
  expect(await problemsOf(page)).toEqual([]);
  await page.goto(`${product.origin}/blog`);
  await page.getByRole('img', { name: 'Няня с ребёнком' }).first().waitFor();
  expectNoErrors();
  await close();
});

it('a save right after a save is one of the new version, however slowly that is read', async () => {
  const admin = await createPerson(product, { role: 'admin' });
  const { data: post } = await admin.visitor.call(blogEditingCalls.add, {
    body: {
      title: 'Первый заголовок статьи',
      slug: 'medlennoe-chtenie',
      description: 'О том, как две правки подряд остаются обе',
      topic: 'deti',
      cover: 'home',
      cover_picture: null,
      body: 'Текст статьи.',
      published_at: null,
    },
  });
  const { page, expectNoErrors, close } = await openAs(product, admin, desktop);
  await page.goto(`${product.origin}/admin/blog/${post.id}`);
  await expect.poll(place(page), patience).toBe(`/admin/blog/${post.id}`);
  let read = () => {};
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  const path = new RegExp(`/admin/blog/${post.id}$`);
  await page.route(path, async (route) => {
    if (route.request().method() === 'GET') await isRead;
    await route.continue();
  });
  const asked = page.waitForRequest((one) => path.test(one.url()) && one.method() === 'GET');
  const title = page.getByLabel('Заголовок');
  const save = page.getByRole('button', { name: 'Сохранить', exact: true });
  await title.fill('Второй заголовок статьи');
  await save.click();
  await asked;
  expect(await title.inputValue()).toBe('Второй заголовок статьи');
  expect(await page.getByText('Есть несохранённые правки').count()).toBe(0);
  expect(await save.getAttribute('aria-busy')).toBe('true');
  // What is typed meanwhile is a change of what has just been saved.
  await page.getByLabel('Коротко').fill('О том, что две правки подряд остаются обе');
  read();
  await save.click();
  const stored = product.db.selectFrom('blog_posts').select(['title', 'description', 'version']);
  await expect
    .poll(() => stored.where('id', '=', post.id).execute(), patience)
    .toEqual([
      {
        title: 'Второй заголовок статьи',
        description: 'О том, что две правки подряд остаются обе',
        version: post.version + 2,
      },
    ]);
  await page.getByText('Есть несохранённые правки').waitFor({ state: 'detached' });
  expect(await page.getByText('Другой человек тоже изменил').count()).toBe(0);
  expectNoErrors();
  await close();
});
