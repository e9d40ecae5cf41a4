import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NotPlainError, packJson, unpackJson } from './packed-json.ts';

const passed = (data: unknown) => unpackJson(packJson(data));

const tiles = [
  { slug: 'a', kind: 'resume', owner: { name: 'Анна', age: 30 }, texts: ['Опыт'], busy: null },
  { slug: 'b', kind: 'resume', owner: { name: null, age: 41 }, texts: [], busy: null },
];

test('names of fields, and a value that all have, are written once', () => {
  expect(packJson(tiles)).toBe(
    '{"|":{"slug":["a","b"],"kind":["resume"],"owner":{"|":{"name":["Анна",null],"age":[30,41]}},"texts":[["Опыт"],[]],"busy":[null]}}',
  );
  expect(passed(tiles)).toStrictEqual(tiles);
});

test.each([
  ['lists of what is not alike', [{ a: 1 }, { b: 1 }, 'c', null, [[]]]],
  [
    'fields in another order',
    [
      { a: 1, b: 2 },
      Object.fromEntries([
        ['b', 2],
        ['a', 1],
      ]),
    ],
  ],
  ['a list of the same', [{ a: 1 }, { a: 1 }]],
  ['a list of one, and of nothing', { one: [{ a: 1 }], none: [], empty: [{}, {}] }],
  ['lists within a table', [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }] }]],
  [
    'a table whose columns are alike',
    [
      { a: [1], b: 1 },
      { a: [1], b: 2 },
    ],
  ],
  ['nothing, said and not said', [{ a: undefined, b: 1 }, { a: 1, b: undefined }, undefined, {}]],
  ['names that mean something', { __proto__x: 1, constructor: null, '<': '</script>\u2028' }],
])('%s come out as they went in', (_words, data) => {
  const out = passed(data);
  expect(out).toStrictEqual(data);
  expect(JSON.stringify(out)).toBe(JSON.stringify(data));
});

test('any plain data comes out as it went in', () => {
  const leaf = fc.oneof(
    fc.constantFrom(null, undefined, true, 0, 'a', 'b'),
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  );
  // Few names, so that objects are often alike.
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.array(tie('data'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', '0', '__proto__'), tie('data'), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
      fc
        .array(fc.tuple(tie('data'), tie('data')), { minLength: 2, maxLength: 4 })
        .map((rows) => rows.map(([a, b]) => ({ a, b }))),
    ),
  }));
  fc.assert(
    fc.property(data, (value) => {
      const out = passed(value);
      expect(out).toStrictEqual(value);
      expect(JSON.stringify(out)).toBe(JSON.stringify(value));
    }),
  );
});

test.each([
  ['a date', { at: new Date(0) }],
  ['a promise', [Promise.resolve()]],
  ['an error', { of: new Error('no data') }],
  ['no number', Number.NaN],
  ['less than nothing', -0],
  ['the mark of a table', { '|': 0 }],
  ['the mark in a table', [{ a: { '|': 1 } }, { a: 1 }]],
])('%s is refused', (_words, data) => {
  expect(() => packJson(data)).toThrow(NotPlainError);
});
