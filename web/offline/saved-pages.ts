import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import type { PageCopy } from './page-copy.ts';
import { drawSaved, drawList } from './saved-documents.ts';

/** As the worker names them. */
const prefix = 'saved-1-';
/** One for all tabs: whoever signs out in one has signed out in all. */
const ownerKey = 'saved-owner';
const listPath = '/saved';
const pagesAtMost = 40;
const filesAtMost = 200;

const nameOf = (owner: string) => prefix + owner;

/** What others have read in this browser is gone. */
export async function becomeOwner(owner: string | null): Promise<void> {
  writeStored(ownerKey, owner);
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && (owner === null || name !== nameOf(owner))) {
      await caches.delete(name);
    }
  }
  if (owner !== null) await writeList(await caches.open(nameOf(owner)));
}

export async function isSaved(path: string): Promise<boolean> {
  return (await caches.match(path)) !== undefined;
}

/** In place of what was saved of this page before. */
export async function savePage(owner: string, path: string, copy: PageCopy): Promise<void> {
  const isStillTheirs = () => readStored(ownerKey) === owner;
  if (!isStillTheirs()) return;
  const cache = await caches.open(nameOf(owner));
  await Promise.all(copy.files.map((address) => saveFile(cache, address)));
  await cache.delete(path);
  await cache.put(path, answerOf(drawSaved(copy), copy.title));
  await makeRoom(cache);
  await writeList(cache);
  // They may have left while this was written.
  if (!isStillTheirs()) await caches.delete(nameOf(owner));
}

/** Of our own origin; the browser has just shown it, so it asks nobody. */
async function saveFile(cache: Cache, address: string): Promise<void> {
  const own = `${address}?saved`;
  if (await cache.match(own)) return;
  const answer = await fetch(address, { cache: 'force-cache' }).catch(() => null);
  if (!answer?.ok) return;
  const headers = { 'content-type': answer.headers.get('content-type') ?? '', ...stamp() };
  await cache.put(own, new Response(await answer.blob(), { headers }));
}

const stamp = () => ({ 'x-saved-at': String(Date.now()) });

function answerOf({ html, policy }: { html: string; policy: string }, title: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-saved-title': encodeURIComponent(title),
      ...stamp(),
    },
  });
}

const isPage = ({ url }: Request) => !url.endsWith('?saved') && new URL(url).pathname !== listPath;

/** The oldest go first; a cache has its entries in the order in which they came. */
async function makeRoom(cache: Cache): Promise<void> {
  const entries = await cache.keys();
  const pages = entries.filter(isPage);
  const files = entries.filter(({ url }) => url.endsWith('?saved'));
  const gone = [...pages.slice(0, -pagesAtMost), ...files.slice(0, -filesAtMost)];
  for (const one of gone) await cache.delete(one);
}

/** What the worker shows where the page itself was not saved. */
async function writeList(cache: Cache): Promise<void> {
  const pages = (await cache.keys()).filter(isPage).toReversed();
  const lines = await Promise.all(
    pages.map(async (one) => ({
      path: new URL(one.url).pathname,
      title: decodeURIComponent((await cache.match(one))?.headers.get('x-saved-title') ?? ''),
    })),
  );
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href;
  if (sheet) await saveFile(cache, sheet);
  await cache.put(listPath, answerOf(drawList(lines), 'Нет связи'));
}
