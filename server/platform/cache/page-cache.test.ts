import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { PageCache, type CachedPage, type RenderedPage } from './page-cache.ts';

type Render = () => Promise<RenderedPage>;

const code = 'start()';

const page = (text: string, tags: string[] | null = ['cards']): RenderedPage => ({
  status: 200,
  nonce: 'NONCE',
  html: `<script nonce="NONCE">${code}</script>${text}<script nonce="NONCE" src="/a.js"></script>`,
  tags,
});
const render = (text: string, tags?: string[] | null) =>
  vi.fn<Render>(async () => page(text, tags));
const textOf = (cached: CachedPage | null) => cached?.plain.toString();
const newCache = (options: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) =>
  new PageCache({ maxBytes: 100_000, ttlMs: 60_000, ...options });

/** A render that ends when the test says so. */
function slowRender(text: string, tags: string[] | null = ['cards']) {
  let finish = () => {};
  const fn = vi.fn<Render>(
    () =>
      new Promise<RenderedPage>((resolve) => {
        finish = () => resolve(page(text, tags));
      }),
  );
  return { fn, finish: () => finish() };
}

test('a page is rendered once and cached without its nonce', async () => {
  const cache = newCache();
  const first = render('one');
  await cache.page('/', first);
  const again = render('two');
  const cached = await cache.page('/', again);
  expect(again).not.toHaveBeenCalled();
  expect(textOf(cached)).toBe(`<script>${code}</script>one<script src="/a.js"></script>`);
});

test('a page without tags, as null, is not cached and not given to others', async () => {
  const cache = newCache();
  expect(await cache.page('/', render('mine', null))).toBeNull();
  const next = render('next');
  await cache.page('/', next);
  expect(next).toHaveBeenCalledOnce();
});

test('who asks at the same time waits for the same render', async () => {
  const cache = newCache();
  const slow = slowRender('shared');
  const both = [cache.page('/', slow.fn), cache.page('/', slow.fn)];
  slow.finish();
  const [one, other] = await Promise.all(both);
  expect(slow.fn).toHaveBeenCalledOnce();
  expect(one).toBe(other);
});

test('a failed render fails for those who waited, and is tried again by the next', async () => {
  const cache = newCache();
  const failing = () => Promise.reject(new Error('broken'));
  await expect(cache.page('/', failing)).rejects.toThrow('broken');
  expect(textOf(await cache.page('/', render('well')))).toContain('well');
});

test('invalidation drops the pages of its tags and no others', async () => {
  const cache = newCache();
  await cache.page('/a', render('a', ['card:1', 'cards']));
  await cache.page('/b', render('b', ['card:2']));
  cache.invalidate(['card:1']);
  const a = render('a');
  const b = render('b');
  await cache.page('/a', a);
  await cache.page('/b', b);
  expect(a).toHaveBeenCalledOnce();
  expect(b).not.toHaveBeenCalled();
});

test('a page being rendered while it goes stale is not cached', async () => {
  const cache = newCache();
  const slow = slowRender('old', ['card:1']);
  const waiting = cache.page('/', slow.fn);
  cache.invalidate(['card:1']);
  slow.finish();
  await waiting;
  const fresh = render('new', ['card:1']);
  await cache.page('/', fresh);
  expect(fresh).toHaveBeenCalledOnce();
});

test('who asks after an invalidation does not get a render begun before it', async () => {
  const cache = newCache();
  const slow = slowRender('old', ['card:1']);
  const before = cache.page('/', slow.fn);
  cache.invalidate(['card:1']);
  const after = await cache.page('/', render('new', ['card:1']));
  slow.finish();
  expect(textOf(after)).toContain('new');
  expect(textOf(await before)).toContain('old');
  expect(textOf(await cache.page('/', render('unused')))).toContain('new');
});

test('other tags leave a render that is under way alone', async () => {
  const cache = newCache();
  const slow = slowRender('page', ['card:1']);
  const waiting = cache.page('/', slow.fn);
  cache.invalidate(['card:2']);
  slow.finish();
  await waiting;
  const again = render('again');
  await cache.page('/', again);
  expect(again).not.toHaveBeenCalled();
});

test('no page outlives a minute, whatever the options say', async () => {
  let now = 1;
  const cache = newCache({ ttlMs: 3_600_000, now: () => now });
  await cache.page('/', render('old'));
  now = 60_002;
  const fresh = render('fresh');
  await cache.page('/', fresh);
  expect(fresh).toHaveBeenCalledOnce();
});

test('memory is bounded, and the least recently used goes first', async () => {
  const cache = newCache({ maxBytes: 2600 });
  const big = (name: string) => render(name.repeat(1000));
  await cache.page('/a', big('a'));
  await cache.page('/b', big('b'));
  await cache.page('/a', big('a'));
  await cache.page('/c', big('c'));
  expect(cache.bytes).toBeLessThanOrEqual(2600);
  const a = big('a');
  const b = big('b');
  await cache.page('/a', a);
  await cache.page('/b', b);
  expect(a).not.toHaveBeenCalled();
  expect(b).toHaveBeenCalledOnce();
});

test('a page larger than everything is served and not cached', async () => {
  const cache = newCache({ maxBytes: 100 });
  expect(textOf(await cache.page('/', render('x'.repeat(500))))).toContain('xxx');
  expect(cache.bytes).toBe(0);
});

test('a page is compressed once in each way', async () => {
  const cache = newCache();
  const cached = await cache.page('/', render('compressed'));
  const plainBytes = cache.bytes;
  const [compressed, again] = await Promise.all([
    cached?.compressed('br'),
    cached?.compressed('br'),
  ]);
  const gzipped = await cached?.compressed('gzip');
  expect(compressed).toBe(again);
  expect(cache.bytes).toBe(plainBytes + (compressed?.length ?? 0) + (gzipped?.length ?? 0));
  expect(brotliDecompressSync(compressed ?? '').toString()).toBe(textOf(cached));
  expect(gunzipSync(gzipped ?? '').toString()).toBe(textOf(cached));
});

test('its policy knows the scripts of ours by their hashes, and no other', async () => {
  const strange = '<script>strange()</script><script nonce="GUESS">strange()</script>';
  const cached = await newCache().page('/', render(strange));
  const hash = createHash('sha256').update(code).digest('base64');
  expect(cached?.scriptHashes).toEqual([`sha256-${hash}`]);
});

test('the tag of a page follows its text and not its nonce', async () => {
  const cache = newCache();
  const tagOf = async (rendered: RenderedPage) =>
    (await cache.page(`/${Math.random()}`, async () => rendered))?.etag;
  const other = {
    ...page('text'),
    nonce: 'OTHER',
    html: page('text').html.replaceAll('NONCE', 'OTHER'),
  };
  expect(await tagOf(other)).toBe(await tagOf(page('text')));
  expect(await tagOf(page('changed'))).not.toBe(await tagOf(page('text')));
});
