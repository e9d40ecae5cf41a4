import { describe, expect, it } from 'vitest';
import { type QuerySegment, wordSegment } from './segments.rules.ts';
import { vocabularyOf } from './vocabulary.rules.ts';
import { fittingParts, takeRefusals, takeWork } from './fitting.rules.ts';

const nanny = 1;
const carer = 2;
const vocabulary = vocabularyOf({
  words: [],
  places: new Set(),
  stems: new Map(),
  categories: [],
  options: [],
  cities: [],
  regions: [],
  spots: [],
  phrases: [],
  labels: [],
  rewrites: [],
  asks: new Map([
    ['mobility:', [{ kind: 'vacancy', categoryId: carer }]],
    ['mobility:walks', [{ kind: 'vacancy', categoryId: carer }]],
    ['mobility:bedridden', [{ kind: 'vacancy', categoryId: carer }]],
    ['schedule', [{ kind: 'vacancy', categoryId: null }]],
    ['night_sleep', [{ kind: 'vacancy', categoryId: nanny }]],
  ]),
});
const choice = (text: string, terms: string[], work?: string): QuerySegment => ({
  as: 'choice',
  text,
  terms,
  ...(work && { work }),
});
const asked = (categoryId: number | null) => ({ kind: 'vacancy' as const, categoryId });

describe('work that a phrase means', () => {
  const windows = choice('помыть окна', ['windows:inside'], 'домработница');
  const cooking = choice('готовить еду', [], 'повар');

  it('is as good as named, the first of several', () => {
    expect(takeWork([windows, cooking], null)).toEqual([
      wordSegment('домработница'),
      choice('помыть окна', ['windows:inside']),
      wordSegment('готовить'),
      wordSegment('еду'),
    ]);
  });

  it('is another when that is named', () => {
    expect(takeWork([wordSegment('няня'), cooking], (work) => work === 'няня')).toEqual(
      ['няня', 'готовить', 'еду'].map(wordSegment),
    );
  });

  it('says nothing more where it is asked for', () => {
    expect(takeWork([cooking, windows], (work) => work === 'повар')).toEqual([
      { as: 'idle', text: 'готовить еду', terms: [] },
      choice('помыть окна', ['windows:inside']),
    ]);
  });
});

describe('what is refused', () => {
  it('is any other answer', () => {
    const said = [wordSegment('не'), wordSegment('к'), choice('лежачим', ['mobility:bedridden'])];
    expect(takeRefusals(said, vocabulary, asked(carer))).toEqual([
      choice('не к лежачим', ['mobility:walks']),
    ]);
  });

  it('is not looked for when it is a word', () => {
    const said = [wordSegment('няня'), wordSegment('без'), wordSegment('уборки')];
    expect(takeRefusals(said, vocabulary, asked(nanny))).toEqual([
      wordSegment('няня'),
      { as: 'idle', text: 'без уборки', terms: [] },
    ]);
  });
});

describe('choices', () => {
  it('that nobody is asked for here are words again', () => {
    const bedridden = choice('лежачий', ['mobility:bedridden']);
    expect(fittingParts([bedridden], vocabulary, asked(nanny))).toEqual([wordSegment('лежачий')]);
    expect(fittingParts([bedridden], vocabulary, asked(null))).toMatchObject([bedridden]);
    const word = { ...bedridden, isWordOfCards: true as const };
    expect(fittingParts([word], vocabulary, asked(null))).toEqual([wordSegment('лежачий')]);
    expect(fittingParts([word], vocabulary, asked(carer))).toMatchObject([word]);
  });

  it('are those of the work itself before those of all', () => {
    const night = choice('ночью', ['night_sleep:yes', 'schedule:mon_night']);
    const termsFor = (categoryId: number) =>
      fittingParts([night], vocabulary, asked(categoryId)).map(({ terms }) => terms);
    expect(termsFor(nanny)).toEqual([['night_sleep:yes']]);
    expect(termsFor(carer)).toEqual([['schedule:mon_night']]);
  });
});
