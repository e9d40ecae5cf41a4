import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ApiRequest, PageScope } from '#contract/page.ts';
import { renderOnThreads } from './threads.ts';

/** What the pages of the built bundle do, and what they should not. */
const pages = `
let drawn = 0;
export default { async fetch(request, { context: scope }) {
  const { pathname } = new URL(request.url);
  drawn += 1;
  if (pathname === '/stuck') for (;;);
  if (pathname === '/dies') process.exit(3);
  if (pathname === '/fails') throw new TypeError('nothing to render');
  if (pathname === '/slow') await new Promise((_resolve, reject) =>
    request.signal.addEventListener('abort', () => reject(request.signal.reason)));
  if (pathname === '/survives') scope.report(new Error('a part is missing'));
  if (pathname === '/moved') return new Response(null, { status: 301, headers: { location: '/there' } });
  const reply = await scope.transport({ method: 'GET', path: pathname }).catch((error) => ({ body: 'no: ' + error.message }));
  scope.takeWhole([drawn, scope.nonce, scope.hasSession, reply.body].join(' '));
  return new Response(null, { status: 200, headers: { 'x-page': pathname } });
} };`;

let folder: string;
let bundle: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const file = join(folder, 'pages.mjs');
  await writeFile(file, pages);
  bundle = pathToFileURL(file).href;
});
afterAll(() => rm(folder, { recursive: true }));

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function start(threads = 1) {
  const app = Fastify();
  apps.push(app);
  const renderPage = await renderOnThreads(app, { bundle, threads, stuckMs: 2000 });
  const asked: ApiRequest[] = [];
  const reported: unknown[] = [];
  async function render(path: string, scope: Partial<PageScope> = {}, signal?: AbortSignal) {
    let html = '';
    const request = new Request(`https://site.test${path}`, { ...(signal && { signal }) });
    const response = await renderPage(request, {
      nonce: 'once',
      hasSession: false,
      transport: async (call) => {
        asked.push(call);
        return { status: 200, body: `answer to ${call.path}` };
      },
      takeWhole: (whole) => void (html = whole),
      report: (error) => void reported.push(error),
      ...scope,
    });
    return { status: response.status, headers: response.headers, html };
  }
  return { app, render, asked, reported };
}
const refused = { status: 503, code: 'overloaded' };

it('draws a page with the calls of its visitor and nobody else', async () => {
  const { render, asked } = await start();
  const [anna, guest] = await Promise.all([
    render('/a', { hasSession: true, transport: async () => ({ status: 200, body: 'Анна' }) }),
    render('/b', { nonce: 'another' }),
  ]);
  expect(anna.html).toMatch(/^\d once true Анна$/);
  expect(guest.html).toMatch(/^\d another false answer to \/b$/);
  expect(guest.headers.get('x-page')).toBe('/b');
  expect(asked).toEqual([{ method: 'GET', path: '/b' }]);
  const moved = await render('/moved');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/there']);
});

it('tells of what fails, and the thread goes on', async () => {
  const { render, reported } = await start();
  await expect(render('/fails')).rejects.toThrow('nothing to render');
  await render('/survives');
  expect(reported).toMatchObject([{ message: 'a part is missing' }]);
  const transport = () => Promise.reject(new Error('no connection'));
  expect((await render('/a', { transport })).html).toContain('no: no connection');
  expect((await render('/b')).html).toMatch(/^4 /);
});

it('gives up a page whose visitor has left', async () => {
  const { render } = await start();
  const visitor = new AbortController();
  const page = render('/slow', {}, visitor.signal);
  visitor.abort(new Error('gone'));
  await expect(page).rejects.toThrow('The visitor has left');
});

it.each(['/stuck', '/dies'])(
  'replaces a thread that is lost (%s), and refuses its pages',
  async (path) => {
    const { render } = await start();
    const lost = [render('/slow'), render(path)];
    for (const page of lost) await expect(page).rejects.toMatchObject(refused);
    await expect(render('/a')).rejects.toMatchObject(refused);
    const again = async () => (await render('/a').catch(() => null))?.html;
    await expect.poll(again, { timeout: 20_000 }).toBe('1 once false answer to /a');
  },
);

it('draws on as many threads as it is told, the freest first', async () => {
  const { render } = await start(2);
  const visitor = new AbortController();
  const slow = render('/slow', {}, visitor.signal);
  const counts = [(await render('/a')).html, (await render('/a')).html];
  // The first thread is busy with the slow page.
  expect(counts).toEqual(['1 once false answer to /a', '2 once false answer to /a']);
  visitor.abort();
  await expect(slow).rejects.toThrow('The visitor has left');
});
