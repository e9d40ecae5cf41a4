import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { updateSettings } from '#contract/settings.ts';

const origin = 'https://ryadom.example';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_ORIGIN: origin });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.stop();
});

/** Files are made once a minute. */
const passMinute = () => vi.setSystemTime(Date.now() + 60_000);

async function read(path: string) {
  const { status, headers, text } = await app.visitor().request('GET', path, {
    // Whatever name a request comes under, addresses are those of this installation.
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  return { status, type: headers['content-type'], text };
}
const paths = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address).map((address) => {
    expect(address.startsWith(origin)).toBe(true);
    return address.slice(origin.length);
  });

describe('for search engines', () => {
  it('robots.txt names the map and closes what is private', async () => {
    const { type, text } = await read('/robots.txt');
    expect(type).toContain('text/plain');
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const path of ['/admin', '/account', '/api/', '/resumes/create']) {
      expect(text.split('\n')).toContain(`Disallow: ${path}`);
    }
  });

  it('the map lists its files, and each of them is there', async () => {
    const { type, text } = await read('/sitemap.xml');
    expect(type).toContain('application/xml');
    const files = paths(text);
    expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/areas.xml', '/sitemaps/cards-1.xml']);
    for (const file of files) expect((await read(file)).status).toBe(200);
    for (const wrong of ['cards-0', 'cards-2', 'cards-1x', 'people', 'cards-9999999']) {
      expect((await read(`/sitemaps/${wrong}.xml`)).status).toBe(404);
    }
  });

  it('texts and articles are listed', async () => {
    const listed = paths((await read('/sitemaps/pages.xml')).text);
    expect(listed).toContain('/');
    expect(listed).toContain('/privacy-policy');
    expect(listed.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(12);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it.each([
    ['/sitemaps/pages.xml', 'blog_posts'],
    ['/sitemap.xml', 'cards'],
  ])('%s is made once for all who ask within a minute', async (path, from) => {
    const asked = vi.spyOn(app.db, 'selectFrom');
    passMinute();
    const answers = await Promise.all(Array.from({ length: 5 }, () => read(path)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(asked.mock.calls.filter(([table]) => table === from)).toHaveLength(1);
  });

  it('names that nobody has written push nothing out, and cost the database nothing', async () => {
    passMinute();
    await read('/sitemaps/pages.xml');
    const asked = vi.spyOn(app.db, 'selectFrom');
    for (let name = 2; name < 20; name += 1) await read(`/sitemaps/cards-${name}.xml`);
    expect((await read('/sitemaps/pages.xml')).status).toBe(200);
    expect(asked).not.toHaveBeenCalled();
  });

  it('a file goes compressed to whoever takes it so', async () => {
    const plain = await read('/sitemaps/pages.xml');
    const { rawPayload, headers } = await app.server.inject({
      url: '/sitemaps/pages.xml',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(rawPayload).toString()).toBe(plain.text);
  });

  it('areas are listed once there is something in them', async () => {
    const areas = async () => {
      passMinute();
      return paths((await read('/sitemaps/areas.xml')).text);
    };
    expect(await areas()).not.toContain('/vacancies/kazan/nyanya');
    const family = await createPerson(app, { role: 'employer' });
    await createPublished(family, 'vacancy', { city: 'kazan' });
    const listed = await areas();
    for (const path of [
      '/kazan',
      '/vacancies/kazan',
      '/vacancies/nyanya',
      '/vacancies/kazan/nyanya',
    ]) {
      expect(listed).toContain(path);
    }
    expect(listed).not.toContain('/resumes/kazan');
    expect(listed).not.toContain('/resumes/kazan/nyanya');
  });

  it('cards are listed, but not those whose owners keep them from strangers', async () => {
    const cards = async () => {
      passMinute();
      return paths((await read('/sitemaps/cards-1.xml')).text);
    };
    const worker = await createPerson(app, { role: 'worker' });
    const resume = await createPublished(worker, 'resume', {});
    const path = `/resume-${resume.slug}`;
    expect(await cards()).toContain(path);

    const { visitor } = worker;
    await visitor.call(updateSettings, { body: { privacy: { search_engines: false } } });
    expect(await cards()).not.toContain(path);
    await visitor.call(updateSettings, { body: { privacy: { search_engines: true } } });
    expect(await cards()).toContain(path);
    await app.db
      .updateTable('consents')
      .set({ withdrawn_at: new Date() })
      .where('user_id', '=', worker.id)
      .where('kind', '=', 'distribution')
      .execute();
    expect(await cards()).not.toContain(path);
  });
});
