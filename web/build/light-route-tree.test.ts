import { createRootRoute, createRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { unnamed } from './light-route-tree.ts';

test('children of a route are a list, in their order', () => {
  const children = 'const rootChildren = {\n  aRoute: aRoute,\n  bRoute: bRouteWithChildren,\n};';
  expect(unnamed(children).replaceAll(/\s/g, '')).toBe(
    'constrootChildren=[aRoute,bRouteWithChildren,];',
  );
  expect(unnamed('const a = { b: c };')).toBe('const a = { b: c };');
});

test('the router takes a list as it takes names', () => {
  const childrenOf = (add: (root: ReturnType<typeof createRootRoute>) => { children?: unknown }) =>
    add(createRootRoute()).children;
  const child = createRoute({ getParentRoute: () => createRootRoute(), path: '/a' });
  expect(childrenOf((root) => root.addChildren([child]))).toEqual([child]);
  expect(childrenOf((root) => root.addChildren({ child }))).toEqual([child]);
});
