import { expect, test } from 'vitest';
import { fromQuery, toQuery } from './query.ts';

test('empty parameters are dropped and lists are spelled with brackets', () => {
  const values = { city: 'moskva', q: '', page: undefined, of: null, pay: 0, ages: ['1', '', '2'] };
  expect(decodeURIComponent(toQuery(values))).toBe('?city=moskva&pay=0&ages[]=1&ages[]=2');
  expect(toQuery({ ages: [], q: '' })).toBe('');
});

test('what was written is read back as text', () => {
  const written = toQuery({ q: 'няня & «ночь»', page: 2, ages: ['0-1', '1-3'], one: ['a'] });
  expect(fromQuery(written)).toEqual({
    q: 'няня & «ночь»',
    page: '2',
    ages: ['0-1', '1-3'],
    one: ['a'],
  });
});

test('names that objects know already do no harm', () => {
  expect(fromQuery('?__proto__=1&constructor=2&a[]=3&a=4')).toEqual(
    Object.fromEntries([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['a', '4'],
    ]),
  );
});
