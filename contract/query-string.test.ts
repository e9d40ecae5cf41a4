import { expect, test } from 'vitest';
import { parseQuery, formatQuery } from '#contract/query-string.ts';

test('empty parameters are dropped and lists are spelled with brackets', () => {
  const values = { city: 'moskva', q: '', page: undefined, of: null, pay: 0, ages: ['1', '', '2'] };
  expect(decodeURIComponent(formatQuery(values))).toBe('?city=moskva&pay=0&ages[]=1&ages[]=2');
  expect(formatQuery({ ages: [], q: '' })).toBe('');
});

test('what was written is read back as text', () => {
  const written = formatQuery({ q: 'няня & «ночь»', page: 2, ages: ['0-1', '1-3'], one: ['a'] });
  expect(parseQuery(written)).toEqual({
    q: 'няня & «ночь»',
    page: '2',
    ages: ['0-1', '1-3'],
    one: ['a'],
  });
});

test('names that objects know already do no harm', () => {
  expect(parseQuery('?__proto__=1&constructor=2&a[]=3&a=4')).toEqual(
    Object.fromEntries([
      ['constructor', '2'],
      ['a', '4'],
    ]),
  );
});
