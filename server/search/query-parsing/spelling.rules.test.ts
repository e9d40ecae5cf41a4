import { describe, expect, it } from 'vitest';
import { inRussianKeys } from './keyboard-layout.rules.ts';
import { takePhrases } from './phrases.rules.ts';
import { wordSegment } from './segments.rules.ts';
import { correctWords } from './spelling.rules.ts';
import { tokensOf } from './tokens.rules.ts';
import { isWithin, NearWords } from './near-words.rules.ts';
import { vocabularyOf } from './vocabulary.rules.ts';

const words = [
  'няня',
  'сиделка',
  'репетитор',
  'домработница',
  'математика',
  'москва',
  'проживанием',
  // A vessel to cook in, and a city.
  'казан',
  'казань',
];
const stems = new Map([...words.map((word) => [word, word] as const), ['с', ''], ['без', '']]);
const vocabulary = vocabularyOf({
  words,
  places: new Set(),
  stems,
  categories: [{ text: 'няня', means: 1 }],
  options: [],
  cities: [
    { text: 'Москва', means: { id: 7, slug: 'moskva', near: [7] }, population: 13_000_000 },
    { text: 'Казань', means: { id: 8, slug: 'kazan', near: [8] }, population: 1_300_000 },
  ],
  regions: [],
  spots: [],
  phrases: [
    { words: ['без', 'проживания'], instead: '', terms: ['live_in:visiting'] },
    { words: ['спб'], instead: 'санкт-петербург', terms: [] },
  ],
  labels: [],
  rewrites: [],
  asks: new Map(),
});
const stemsOfTyped = new Map([...stems, ['матиматикой', 'матиматика']]);
const mend = (typed: string, used: string[] = []) =>
  correctWords(tokensOf(typed), { vocabulary, stems: stemsOfTyped, used: new Set(used) }).join(' ');

describe('what was typed', () => {
  it.each([
    ['няян', 'няня'],
    ['ня ня', 'няня'],
    ['Рипетитор Матиматика', 'репетитор математика'],
    ['ljvhf,jnybwf', 'домработница'],
    ['yzyz c ghj;bdfybtv', 'няня с проживанием'],
    ['няня vjcrdf', 'няня москва'],
    // The same in Latin letters.
    ['nyanya s prozhivaniem', 'няня с проживанием'],
    ['domrabotnica moskva', 'домработница москва'],
    ['matematika', 'математика'],
    ['nyanya kazan', 'няня казань'],
    ['няня казан', 'няня казан'],
    // Known, or still being typed, or too far from all.
    ['няня', 'няня'],
    ['репет', 'репет'],
    ['хоккей', 'хоккей'],
    ['няня, москва!', 'няня москва'],
    ['3 года', '3 года'],
    // A form that no list has, of a word with a slip.
    ['матиматикой', 'математика'],
  ])('«%s» means «%s»', (typed, meant) => {
    expect(mend(typed)).toBe(meant);
  });

  it('stays when cards have the word, though it is like another', () => {
    expect(mend('сидела')).toBe('сиделка');
    expect(mend('сидела', ['сидела'])).toBe('сидела');
  });

  it('may be a choice, or something said shortly', () => {
    const said = ['няня', 'без', 'проживания', 'спб'].map(wordSegment);
    expect(takePhrases(said, { phrases: vocabulary.phrases, stems })).toEqual([
      wordSegment('няня'),
      {
        as: 'choice',
        text: 'без проживания',
        terms: ['live_in:visiting'],
        nearer: ['live_in:visiting'],
      },
      wordSegment('санкт'),
      wordSegment('петербург'),
    ]);
  });
});

describe('letters', () => {
  it('are the same keys in Russian', () => {
    expect(inRussianKeys('cbltkrf')).toBe('сиделка');
    expect(inRussianKeys('няня')).toBeNull();
    expect(inRussianKeys('c12')).toBe('с12');
  });

  it.each([
    ['няян', 'няня', 1],
    ['седелка', 'сиделка', 1],
    ['сиделлка', 'сиделка', 1],
    ['', 'няня', 4],
    ['няня', 'няня', 0],
  ])('«%s» is so far from «%s»', (a, b, distance) => {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(isWithin(one, other, distance)).toBe(true);
      expect(distance > 0 && isWithin(one, other, distance - 1)).toBe(false);
    }
  });

  it('may be wrong once in a short word, twice in a long one, and not in a scrap', () => {
    const near = new NearWords(words);
    expect(near.nearest('нюня')).toBe('няня');
    expect(near.nearest('нюню')).toBeNull();
    expect(near.nearest('дамработница')).toBe('домработница');
    expect(near.nearest('нян')).toBeNull();
    expect(near.nearest('тиделга')).toBeNull();
    expect(near.nearest('седелга')).toBe('сиделка');
  });
});
