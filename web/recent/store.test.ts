import { expect, it } from 'vitest';
import { seenCards } from './store.ts';

const seen = { kind: 'resume', slug: 'nyanya-v-moskve-a2b3c4', at: 1 };

it('reads what it has written', () => {
  expect(seenCards(JSON.stringify([seen]))).toEqual([seen]);
});

it.each([null, '', '{', '{}', '7', 'null', '[null, 7, {"slug": "x"}]'])(
  'takes %j for nothing',
  (text) => {
    expect(seenCards(text)).toEqual([]);
  },
);

it('keeps what is whole beside what is not, and a dozen at most', () => {
  const many = Array.from({ length: 20 }, (_one, at) => ({ ...seen, slug: `nyanya-${at}` }));
  expect(seenCards(JSON.stringify([{ ...seen, slug: '../x' }, ...many]))).toHaveLength(12);
});
