import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogEditingCalls, type PostWriting } from '#contract/blog-editing.ts';
import { getPost, listPosts } from '#contract/blog.ts';
import { textEditingCalls } from '#contract/text-editing.ts';
import { announceDuePosts } from './editing.actions.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());

let posts = 0;
function writing(parts: Partial<PostWriting> = {}): PostWriting {
  posts += 1;
  return {
    title: `Новая статья ${posts}`,
    slug: `novaya-statya-${posts}`,
    description: 'О чём эта статья, одним предложением',
    topic: 'uhod',
    cover: 'walk',
    cover_picture: null,
    body: '## Глава\n\nТекст',
    published_at: null,
    ...parts,
  };
}

async function add(parts: Partial<PostWriting> = {}) {
  const { status, data } = await admin.visitor.call(blogEditingCalls.add, { body: writing(parts) });
  expect(status).toBe(201);
  return data;
}
const trySave = (id: number, body: PostWriting & { version: number }) =>
  admin.visitor.call(blogEditingCalls.save, { params: { id }, body });
const read = async (slug: string) => app.visitor().call(getPost, { params: { slug } });
const changesSince = async (id: number) =>
  app.db
    .selectFrom('page_changes')
    .select(['id', 'tags'])
    .where('id', '>', id)
    .orderBy('id')
    .execute();
const lastChange = async () => (await changesSince(0)).at(-1)?.id ?? 0;
const now = () => new Date().toISOString();

describe('an article', () => {
  it('is a draft until it is published, and cached pages hear of it', async () => {
    const draft = await add();
    expect(draft).toMatchObject({ state: 'draft', published_at: null, version: 1 });
    expect((await read(draft.slug)).status).toBe(404);
    const before = await lastChange();
    const { data } = await trySave(draft.id, {
      ...writing(),
      slug: draft.slug,
      published_at: now(),
      version: 1,
    });
    expect(data).toMatchObject({ state: 'published', version: 2 });
    expect((await changesSince(before)).map(({ tags }) => tags)).toEqual([['blog']]);
    expect((await read(draft.slug)).data.body[0]).toMatchObject({ type: 'heading' });
    const back = await trySave(draft.id, { ...writing(), slug: draft.slug, version: 2 });
    expect(back.data.state).toBe('draft');
    expect((await read(draft.slug)).status).toBe(404);
  });

  it('that waits for its day appears by itself, once', async () => {
    const day = new Date(Date.now() + 60_000);
    const post = await add({ published_at: day.toISOString() });
    expect(post.state).toBe('scheduled');
    expect((await read(post.slug)).status).toBe(404);
    await announceDuePosts(app.db);
    const before = await lastChange();
    await announceDuePosts(app.db);
    expect(await changesSince(before)).toEqual([]);
    const passed = { published_at: new Date(Date.now() - 1000) };
    await app.db.updateTable('blog_posts').set(passed).where('id', '=', post.id).execute();
    await Promise.all([announceDuePosts(app.db), announceDuePosts(app.db)]);
    expect(await changesSince(before)).toHaveLength(1);
    expect((await read(post.slug)).status).toBe(200);
  });

  it('leads on from an address that it had before', async () => {
    const post = await add({ published_at: now() });
    const slug = `${post.slug}-zanovo`;
    await trySave(post.id, { ...writing({ published_at: post.published_at }), slug, version: 1 });
    expect((await read(post.slug)).data.slug).toBe(slug);
    const taken = await admin.visitor.call(blogEditingCalls.add, {
      body: writing({ slug: post.slug }),
    });
    expect([taken.status, taken.problem.errors?.['slug']]).toEqual([
      422,
      ['Этот адрес уже занят другой статьёй'],
    ]);
    const back = await trySave(post.id, {
      ...writing({ published_at: post.published_at }),
      slug: post.slug,
      version: 2,
    });
    expect(back.status).toBe(200);
    expect((await read(slug)).data.slug).toBe(post.slug);
  });

  it('is not written over by who has seen an older version', async () => {
    const post = await add();
    const body = { ...writing(), slug: post.slug, version: 1 };
    const [one, two] = await Promise.all([trySave(post.id, body), trySave(post.id, body)]);
    expect([one.status, two.status]).toEqual(expect.arrayContaining([200, 409]));
  });

  it('is removed only while nobody has seen it', async () => {
    const remove = (id: number) => admin.visitor.call(blogEditingCalls.remove, { params: { id } });
    expect((await remove((await add()).id)).status).toBe(204);
    expect((await remove((await add({ published_at: now() })).id)).status).toBe(409);
  });
});

it('says in Russian what is wrong, and keeps nothing of it', async () => {
  const count = async () => (await admin.visitor.call(blogEditingCalls.list)).data.data.length;
  const before = await count();
  const body = writing({ title: 'Ой', topic: 'nope', description: '' });
  const { status, problem } = await admin.visitor.call(blogEditingCalls.add, { body });
  expect(status).toBe(422);
  expect(Object.keys(problem.errors ?? {})).toEqual(['title', 'description']);
  const topic = await admin.visitor.call(blogEditingCalls.add, {
    body: writing({ topic: 'nope' }),
  });
  expect(topic.problem.errors).toEqual({ topic: ['Такой темы нет'] });
  expect(await count()).toBe(before);
});

it('draws a preview as the page does, without markup of others', async () => {
  const body = { body: '## Глава\n\n<script>alert(1)</script> [x](javascript:alert(1))' };
  const { data } = await admin.visitor.call(textEditingCalls.preview, { body });
  expect(data.blocks[0]).toMatchObject({ type: 'heading', id: 'glava' });
  expect(JSON.stringify(data.blocks)).not.toContain('"href":"javascript');
});

it('tells readers of news what is published, in RSS', async () => {
  const post = await add({ title: 'Няня & <сиделка>', published_at: now() });
  const { data } = await app.visitor().call(listPosts, { query: { limit: 50 } });
  const reply = await app.server.inject({ url: '/blog/rss.xml' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(reply.body).toContain('<title>Няня &amp; &lt;сиделка&gt;</title>');
  expect(reply.body).toContain(
    `<guid isPermaLink="true">${app.deps.config.publicOrigin}/blog/${post.slug}</guid>`,
  );
  expect(reply.body.match(/<item>/g)).toHaveLength(Math.min(30, data.data.length));
  expect(reply.body).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT<\/pubDate>/);
});
