import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blogEditingCalls, type PostWriting } from '#contract/blog-editing.ts';
import { getPost, listPosts } from '#contract/blog.ts';
import { type Photo, photoUrl } from '#contract/photos.ts';
import { eraseAccounts } from '#server/deletion/jobs.ts';
import { fileUses } from '#server/file-uses.ts';
import { purgeFiles } from '#server/files/jobs.ts';
import { panel } from '#server/share-images/drawing.rules.ts';
import { sharp } from '#server/platform/pictures/sharp.ts';
import { createPerson, type Person } from './factories.ts';
import { startTestApp, type TestApp } from './harness/app.ts';
import { jpegPhoto, plainPicture } from './pictures.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());

const send = (body: Uint8Array) => admin.visitor.call(blogEditingCalls.addPicture, { body });
const picture = async () => (await send(await jpegPhoto({ width: 900, height: 600 }))).data;

let posts = 0;
function writing(parts: Partial<PostWriting> = {}): PostWriting {
  posts += 1;
  return {
    title: `Статья с картинкой ${posts}`,
    slug: `statya-s-kartinkoy-${posts}`,
    description: 'О чём эта статья, одним предложением',
    topic: 'uhod',
    cover: 'walk',
    cover_picture: null,
    body: 'Текст',
    published_at: new Date().toISOString(),
    ...parts,
  };
}
const add = (parts: Partial<PostWriting>) =>
  admin.visitor.call(blogEditingCalls.add, { body: writing(parts) });
const inText = ({ id }: Photo) => `Текст\n\n> ![Стол с красками](${photoUrl(id, 1280)})`;
const fetchPicture = (url: string) => app.server.inject({ url });
const asStranger = async ({ url }: Photo) => {
  const { statusCode, headers } = await fetchPicture(url);
  return [statusCode, headers['cache-control']];
};
const unseen = [404, 'private, no-store'];
const shown = [200, 'public, max-age=300'];

const purge = () => purgeFiles(fileUses).run(app.deps, {});
async function passDays(): Promise<void> {
  await purge();
  const unused_since = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  const unused = app.db.updateTable('files').set({ unused_since });
  await unused.where('unused_since', 'is not', null).execute();
  await purge();
}

it('stands above an article and in its text, in its own size and for everybody', async () => {
  const [cover, inside] = [await picture(), await picture()];
  const written = await add({
    cover_picture: { file: cover.id, alt: 'Няня с ребёнком' },
    body: inText(inside),
  });
  expect(written.status).toBe(201);
  expect(written.data.cover_picture).toMatchObject({ id: cover.id, alt: 'Няня с ребёнком' });
  const guest = app.visitor();
  const { slug } = written.data;
  const { data: post } = await guest.call(getPost, { params: { slug } });
  expect(post.cover_picture).toMatchObject({ ...cover, alt: 'Няня с ребёнком' });
  expect(post.body.at(-1)).toMatchObject({
    blocks: [{ type: 'image', alt: 'Стол с красками', width: 900, height: 600 }],
  });
  expect(JSON.stringify(post.body)).toContain(`/files/${inside.id}/320.webp 320w`);
  const { data: list } = await guest.call(listPosts, { query: { limit: 50 } });
  expect(list.data.find((one) => one.slug === slug)?.cover_picture?.id).toBe(cover.id);
  const bytes = await fetchPicture(cover.url);
  expect([bytes.statusCode, bytes.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await fetchPicture(`/og/blog/${slug}.png`)).statusCode).toBe(200);
});

it('is for strangers only while an article is that shows it', async () => {
  const [cover, inside] = [await picture(), await picture()];
  const strangers = () => Promise.all([cover, inside].map(asStranger));
  expect(await strangers()).toEqual([unseen, unseen]);
  const parts = { cover_picture: { file: cover.id, alt: 'Няня с ребёнком' }, body: inText(inside) };
  const { data: post } = await add({ ...parts, published_at: null });
  expect(await strangers()).toEqual([unseen, unseen]);

  let { version } = post;
  const saveFor = async (published_at: string | null) => {
    const body = { ...writing(parts), slug: post.slug, published_at, version };
    ({ version } = (
      await admin.visitor.call(blogEditingCalls.save, { params: { id: post.id }, body })
    ).data);
  };
  await saveFor(new Date(Date.now() + 60_000).toISOString());
  expect(await strangers()).toEqual([unseen, unseen]);
  const passed = { published_at: new Date(Date.now() - 1000) };
  await app.db.updateTable('blog_posts').set(passed).where('id', '=', post.id).execute();
  expect(await strangers()).toEqual([shown, shown]);
  const { headers } = await fetchPicture(cover.url);
  const known = { 'if-none-match': String(headers.etag) };
  expect((await app.server.inject({ url: cover.url, headers: known })).statusCode).toBe(304);
  const preview = await fetchPicture(`/og/blog/${post.slug}.png`);
  expect([preview.statusCode, preview.headers['cache-control']]).toEqual(shown);

  await saveFor(null);
  expect(await strangers()).toEqual([unseen, unseen]);
  expect((await app.server.inject({ url: cover.url, headers: known })).statusCode).toBe(404);
  expect((await app.server.inject({ method: 'HEAD', url: cover.url })).statusCode).toBe(404);
  expect((await fetchPicture(`/og/blog/${post.slug}.png`)).statusCode).toBe(404);
});

it('of a draft is for the staff, and stays with them alone', async () => {
  const drawn = await picture();
  const see = async ({ visitor }: Pick<Person, 'visitor'>) => {
    const { status, headers } = await visitor.request('GET', drawn.url);
    return [status, headers['cache-control']];
  };
  const forStaff = [200, 'private, no-store'];
  expect(await see(admin)).toEqual(forStaff);
  expect(await see(await createPerson(app, { role: 'moderator' }))).toEqual(forStaff);
  expect(await see(await createPerson(app, { role: 'worker' }))).toEqual(unseen);
  expect(await see(await createPerson(app, { role: 'employer' }))).toEqual(unseen);
  await add({ cover_picture: { file: drawn.id, alt: 'Няня с ребёнком' } });
  expect(await see(admin)).toEqual(shown);
});

it('shown by one article for everybody is so, whatever else names it', async () => {
  const shared = await picture();
  await add({ body: inText(shared), published_at: null });
  expect(await asStranger(shared)).toEqual(unseen);
  const { data: post } = await add({ body: inText(shared) });
  expect(await asStranger(shared)).toEqual(shown);
  await app.db
    .updateTable('blog_posts')
    .set({ published_at: null })
    .where('id', '=', post.id)
    .execute();
  expect(await asStranger(shared)).toEqual(unseen);
});

it('above an article is told to whoever reads news, and is on the picture of its link', async () => {
  const red = plainPicture({ width: 1600, height: 1000, background: '#ff0000' });
  const { data: cover } = await send(await red.jpeg().toBuffer());
  const alt = 'Няня & «ребёнок»';
  const { data: post } = await add({ cover_picture: { file: cover.id, alt } });
  const { data: plain } = await add({});
  const rss = (await fetchPicture('/blog/rss.xml')).body;
  const itemOf = ({ slug }: { slug: string }) =>
    rss.split('<item>').find((item) => item.includes(`/blog/${slug}<`));
  const url = `${app.deps.config.publicOrigin}${photoUrl(cover.id, 1280)}`;
  expect(rss).toContain('xmlns:media="http://search.yahoo.com/mrss/"');
  expect(itemOf(post)).toContain(
    [
      `<media:content url="${url}" type="image/webp" medium="image" width="1280" height="800">`,
      '<media:description type="plain">Няня &amp; «ребёнок»</media:description>',
      '</media:content>',
    ].join('\n'),
  );
  expect(itemOf(plain)).toContain('<title>');
  expect(itemOf(plain)).not.toContain('<media:');

  const { rawPayload } = await fetchPicture(`/og/blog/${post.slug}.png`);
  const { left, top, width, height } = panel;
  const { channels } = await sharp(
    await sharp(rawPayload).extract({ left, top, width, height }).toBuffer(),
  ).stats();
  expect(channels.slice(0, 3).map(({ mean }) => mean > 200)).toEqual([true, false, false]);
});

it('outlives the account of whoever has sent it, and goes a day after its last article', async () => {
  const [cover, inside, unused] = [await picture(), await picture(), await picture()];
  const parts = { cover_picture: { file: cover.id, alt: 'Няня с ребёнком' }, body: inText(inside) };
  const { data: post } = await add(parts);
  const gone = { deletion_asked_at: new Date('2026-01-01') };
  await app.db.updateTable('users').set(gone).where('id', '=', admin.id).execute();
  await eraseAccounts.run(app.deps, {});
  await passDays();
  const statuses = async () =>
    Promise.all(
      [cover, inside, unused].map(
        async ({ url }) => (await admin.visitor.request('GET', url)).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200, 404]);

  admin = await createPerson(app, { role: 'admin' });
  const without = { ...writing(), slug: post.slug, version: post.version };
  const params = { id: post.id };
  const saved = await admin.visitor.call(blogEditingCalls.save, { params, body: without });
  expect([saved.status, saved.data.cover_picture]).toEqual([200, null]);
  await purge();
  expect(await statuses()).toEqual([200, 200, 404]);
  await passDays();
  expect(await statuses()).toEqual([404, 404, 404]);
  const again = { ...writing(parts), slug: post.slug, version: saved.data.version };
  const refused = await admin.visitor.call(blogEditingCalls.save, { params, body: again });
  expect(refused.problem.errors).toEqual({
    cover_picture: ['Такой картинки уже нет. Загрузите её снова'],
  });
});

it('is refused in Russian when it is no picture, and when nobody says what is on it', async () => {
  const lying = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect([lying.status, lying.problem.detail]).toEqual([
    415,
    'Это не похоже на картинку. Подойдёт файл JPEG, PNG или WebP',
  ]);
  const avif = await send(await plainPicture().avif({ effort: 0 }).toBuffer());
  expect(avif.status).toBe(415);
  const torn = await send((await jpegPhoto()).subarray(0, 400));
  expect([torn.status, torn.problem.detail]).toEqual([422, expect.stringMatching(/повреждён/)]);

  const { id } = await picture();
  const nameless = await add({ body: `![](${photoUrl(id, 1280)})` });
  expect(nameless.problem.errors).toEqual({
    body: ['Опишите словами, что на каждой картинке: ![описание](адрес)'],
  });
  const brief = await add({ cover_picture: { file: id, alt: '' } });
  expect(Object.keys(brief.problem.errors ?? {})).toEqual(['cover_picture.alt']);
});

it('is never somebody’s own picture: it would go with them', async () => {
  const { id } = await picture();
  await app.db
    .updateTable('files')
    .set({ of_site: false, owner_id: admin.id })
    .where('id', '=', id)
    .execute();
  const { problem } = await add({ body: `![Стол](${photoUrl(id, 1280)})` });
  expect(problem.errors).toEqual({ body: ['Одной из картинок уже нет. Загрузите её снова'] });
});
