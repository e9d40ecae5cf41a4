import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  Scripts,
} from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { renderWhole } from './render-whole.ts';

const Now = () => createElement('p', null, 'there at once');
const Broken = (): never => {
  throw new Error('the page fails');
};
const later = () => lazy(async () => ({ default: () => createElement('p', null, 'there later') }));

/** A page of one component, as the server draws it. */
async function draw(content: ComponentType): Promise<string> {
  const Page = () =>
    createElement(
      'html',
      null,
      createElement(
        'body',
        null,
        createElement(Suspense, null, createElement(content)),
        createElement(Outlet),
        createElement(Scripts),
      ),
    );
  const routeTree = createRootRoute({ component: Page, notFoundComponent: () => null });
  const handle = createRequestHandler({
    request: new Request('http://site.test/'),
    createRouter: () =>
      createRouter({ routeTree, history: createMemoryHistory(), isServer: true, ssr: {} }),
  });
  const answer = await handle(async ({ router }) => new Response(await renderWhole(router)));
  return answer.text();
}

test.each([
  ['at once', Now],
  ['later', later()],
])('a page that is there %s is whole, with its scripts once', async (words, content) => {
  const html = await draw(content);
  expect(html).toContain(`<p>there ${words}</p>`);
  expect(html.split('.router=')).toHaveLength(2);
  expect(html).toMatch(/^<!DOCTYPE html><html>/);
});

test('a component that throws fails the page', async () => {
  await expect(draw(Broken)).rejects.toThrow('the page fails');
});
