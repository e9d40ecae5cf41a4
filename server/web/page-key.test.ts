import { expect, test } from 'vitest';
import { keyOf } from './page-key.ts';

const keyOn = (address: string) => keyOf(address, 'https://site.test');

test('the order of parameters and the way of writing them make no other page', () => {
  expect(keyOn('/resumes/moskva')).toBe('/resumes/moskva');
  expect(keyOn('/resumes?b=2&a=1')).toBe(keyOn('/resumes?a=1&b=2'));
  expect(keyOn('/resumes/../about')).toBe('/about');
  expect(keyOn('/resumes?a=%31')).toBe(keyOn('/resumes?a=1'));
});

test('an address cannot pass for one of another page', () => {
  expect(keyOn('//other.test/about')).not.toBe(keyOn('/about'));
  expect(keyOn('/About')).not.toBe(keyOn('/about'));
  expect(keyOn('/about?')).toBe('/about');
  for (const none of ['https://other.test/about', '*', '']) expect(keyOn(none)).toBeNull();
});
