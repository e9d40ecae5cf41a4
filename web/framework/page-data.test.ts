import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Scripts,
} from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { unpackJson } from './packed-json.ts';
import { packPageData, pageDataAdapter } from './page-data.ts';
import { renderWhole } from './render-whole.ts';

/** A page as the server draws it, of a route with this loader. */
async function draw(loader: () => object): Promise<string> {
  const Page = () =>
    createElement('html', null, createElement('body', null, createElement(Scripts)));
  const routeTree = createRootRoute({ component: Page, loader });
  const handle = createRequestHandler({
    request: new Request('http://site.test/'),
    createRouter() {
      const router = createRouter({
        routeTree,
        history: createMemoryHistory(),
        isServer: true,
        ssr: {},
      });
      Object.assign(router.options, {
        serializationAdapters: [pageDataAdapter],
        dehydrate: () => packPageData(router),
      });
      return router;
    },
  });
  const answer = await handle(async ({ router }) => new Response(await renderWhole(router)));
  return answer.text();
}

const element = /<script type="application\/json" id="page-data">([^<]*)<\/script><\/body>/;

test('what a loader has told is on the page once, and cannot end its element', async () => {
  const data = { cards: [{ title: '</script>' }, { title: 'Няня' }], gone: undefined };
  const html = await draw(() => data);
  expect(unpackJson(element.exec(html)?.[1] ?? '')).toStrictEqual([data]);
  expect(html.split('Няня')).toHaveLength(2);
  expect(html).toContain('$_TSR.t.get("page-data")(0)');
});

test('what is no plain data stays in the script of the router', async () => {
  const html = await draw(() => ({ at: new Date(0), name: 'Няня' }));
  expect(element.exec(html)?.[1]).toBe('[]');
  expect(html).toMatch(/\$_TSR\.router=.*new Date\("1970-01-01T00:00:00.000Z"\).*"Няня"/);
});
