import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPost, listPosts } from '#contract/blog.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.deleteFrom('blog_posts').execute();
  const day = (number: number) => new Date(`2026-10-${String(number).padStart(2, '0')}T09:00:00Z`);
  const post = (number: number, topic: string) => ({
    slug: `post-${number}`,
    topic,
    title: `Статья ${number}`,
    description: 'О чём она',
    cover: 'walk',
    body: `## Начало\n\n${'слово '.repeat(400)}`,
    published_at: day(number),
  });
  await app.db
    .insertInto('blog_posts')
    .values([
      ...Array.from({ length: 10 }, (_, at) => post(at + 1, at < 2 ? 'deti' : 'uhod')),
      { ...post(11, 'deti'), published_at: null },
      { ...post(12, 'deti'), published_at: new Date(Date.now() + 86_400_000) },
    ])
    .execute();
});
afterAll(() => app.stop());

const list = async (query: { topic?: string; page?: number; limit?: number }) =>
  (await app.visitor().call(listPosts, { query })).data;

it('lists what is published, new ones first, page by page', async () => {
  const first = await list({});
  expect(first.data.map(({ slug }) => slug)).toEqual(
    [10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `post-${number}`),
  );
  expect(first.meta).toMatchObject({ total: 10, last_page: 2, per_page: 9 });
  expect(first.data[0]).toMatchObject({
    topic: { slug: 'uhod', name: 'Уход за близкими' },
    reading_minutes: 3,
  });
  expect((await list({ page: 2 })).data.map(({ slug }) => slug)).toEqual(['post-1']);
  expect((await list({ limit: 2 })).data).toHaveLength(2);
});

it('lists one topic, and names those that have articles', async () => {
  const { data, topics } = await list({ topic: 'deti' });
  expect(data.map(({ slug }) => slug)).toEqual(['post-2', 'post-1']);
  expect(topics).toEqual([
    { slug: 'deti', name: 'Дети и няни', posts_count: 2 },
    { slug: 'uhod', name: 'Уход за близкими', posts_count: 8 },
  ]);
  const missing = await app.visitor().call(listPosts, { query: { topic: 'nope' } });
  expect(missing.status).toBe(404);
});

const read = (slug: string) => app.visitor().call(getPost, { params: { slug } });

it('shows an article with its neighbours and others of its topic', async () => {
  const { data } = await read('post-2');
  expect(data).toMatchObject({
    title: 'Статья 2',
    older: { slug: 'post-1', title: 'Статья 1' },
    newer: { slug: 'post-3', title: 'Статья 3' },
  });
  expect(data.body[0]).toMatchObject({ type: 'heading', id: 'nachalo' });
  expect(data.more.map(({ slug }) => slug)).toEqual(['post-1', 'post-10', 'post-9']);
  expect((await read('post-10')).data.newer).toBeNull();
  expect((await read('post-1')).data.older).toBeNull();
});

it.each(['post-11', 'post-12', 'nope'])('does not show %s', async (slug) => {
  expect((await read(slug)).status).toBe(404);
});
