import { expect, it } from 'vitest';
import { keyOf } from './key-of.ts';

it('knows a key on a Latin and on a Russian keyboard', () => {
  expect(keyOf({ key: 'j', code: 'KeyJ' })).toBe('j');
  expect(keyOf({ key: 'о', code: 'KeyJ' })).toBe('j');
  expect(keyOf({ key: 'Ф', code: 'KeyA' })).toBe('a');
  // French keyboards have other letters on the same keys.
  expect(keyOf({ key: 'a', code: 'KeyQ' })).toBe('a');
});

it('leaves other keys as they are', () => {
  expect(keyOf({ key: 'ArrowLeft', code: 'ArrowLeft' })).toBe('ArrowLeft');
  expect(keyOf({ key: '?', code: 'Digit7' })).toBe('?');
  expect(keyOf({ key: 'Dead', code: 'KeyA' })).toBe('Dead');
});
