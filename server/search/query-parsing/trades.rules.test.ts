import { expect, it } from 'vitest';
import { type QuerySegment, wordSegment } from './segments.rules.ts';
import { impliedTrades } from './trades.rules.ts';
import { vocabularyOf } from './vocabulary.rules.ts';

const [nanny, gardener, driver, couple] = [1, 2, 3, 4];
const asking = (categoryId: number | null) => ({ kind: 'resume' as const, categoryId });
const labels = [
  ...[gardener, couple, driver].map((id) => ({ text: 'снег', asking: asking(id), terms: [] })),
  ...[nanny, gardener, driver, couple].map((id) => ({
    text: 'цветы',
    asking: asking(id),
    terms: [],
  })),
  { text: 'дача', asking: asking(null), terms: [] },
  { text: 'газон', asking: asking(gardener), terms: [] },
];
const stems = new Map(['снег', 'цветы', 'дача', 'газон', 'плов'].map((word) => [word, word]));
const vocabulary = vocabularyOf({
  words: [],
  places: new Set(),
  stems,
  categories: [],
  options: [],
  cities: [],
  regions: [],
  spots: [],
  phrases: [],
  labels,
  rewrites: [],
  asks: new Map([['trips:dacha', [asking(nanny), asking(driver)]]]),
});
const dacha: QuerySegment = { as: 'choice', text: 'на даче', terms: ['trips:dacha'] };
const implied = (...said: (string | QuerySegment)[]) =>
  impliedTrades(
    said.map((one) => (typeof one === 'string' ? wordSegment(one) : one)),
    vocabulary,
    { kind: 'resume', stems },
  );

it('takes the work whose questions speak of what was said', () => {
  expect(implied('снег')).toEqual([gardener, couple, driver]);
  expect(implied('снег', 'газон')).toEqual([gardener]);
});

it('believes words rather than choices', () => {
  expect(implied('снег', dacha)).toEqual([gardener, couple, driver]);
  expect(implied(dacha)).toEqual([nanny, driver]);
});

it('is told nothing by what many are asked, everybody or nobody', () => {
  for (const word of ['цветы', 'дача', 'плов']) expect(implied(word)).toBeNull();
  expect(impliedTrades([wordSegment('снег')], vocabulary, { kind: 'vacancy', stems })).toBeNull();
});
