import { expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

it.each(['/', '/account/favorites', '/resumes?q=%D0%BD&page=2#list', '/резюме?q=няня', '/a//b'])(
  '%s stays here',
  (path) => {
    expect(isOwnPath(path)).toBe(true);
  },
);

it.each([
  '',
  'account',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/\r/evil.example',
  '/\0',
  '/.//evil.example',
  '/a/../..//evil.example',
  '/%2e%2e//evil.example',
  '/ /evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%j leads away, or nowhere', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
