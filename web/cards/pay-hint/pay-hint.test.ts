import { expect, it } from 'vitest';
import type { PayHint } from '#contract/card-search.ts';
import type { CardPage } from '#contract/cards.ts';
import { hintFor, hintPicture, hintSource, hintText } from './pay-hint.ts';

const hint = (change: Partial<PayHint> = {}): PayHint => ({
  unit: 'hour',
  count: 21,
  low_kopecks: 35_000,
  median_kopecks: 40_000,
  high_kopecks: 45_000,
  ...change,
});
const pay = (from: number | null, to: number | null) =>
  ({ pay: { from_kopecks: from, to_kopecks: to, unit: 'hour' } }) as const;
const card = {
  kind: 'vacancy',
  city: { slug: 'kazan', name: 'Казань', prepositional: 'в Казани' },
} as CardPage;
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

it('says what is usual and where that comes from', () => {
  expect(plain(hintText(card, hint()))).toBe('Обычно в Казани платят 350–450 ₽ в час');
  const same = hint({ low_kopecks: 40_012, high_kopecks: 39_988 });
  expect(plain(hintText({ ...card, kind: 'resume' }, same))).toBe(
    'Обычно в Казани просят 400 ₽ в час',
  );
  const monthly = hint({ unit: 'month', low_kopecks: 3_462_500, high_kopecks: 5_925_000 });
  expect(plain(hintText(card, monthly))).toBe('Обычно в Казани платят 34 500–59 500 ₽ в месяц');
  expect(plain(hintSource('vacancy', hint()))).toBe('Столько платят в половине из 21 вакансии');
  expect(plain(hintSource('resume', hint({ count: 1203 })))).toBe(
    'Столько просят в половине из 1 203 анкет',
  );
});

it('compares only what is paid alike', () => {
  const monthly = hint({ unit: 'month', count: 50 });
  expect(hintFor(pay(40_000, null), [monthly, hint()])).toEqual(hint());
  expect(hintFor(pay(40_000, null), [monthly])).toBeNull();
  expect(hintFor({ pay: null }, [hint(), monthly])).toEqual(monthly);
  expect(hintFor({ pay: null }, [])).toBeNull();
});

it('draws the card within its picture, however far off it is', () => {
  expect(hintPicture(pay(40_000, 50_000), hint())).toEqual({
    low: 33.3,
    median: 50,
    high: 66.7,
    own: 66.7,
  });
  expect(hintPicture(pay(null, 9_000_000), hint()).own).toBe(98);
  expect(hintPicture(pay(100, null), hint()).own).toBe(2);
  expect(hintPicture({ pay: null }, hint()).own).toBeNull();
  const flat = hint({ low_kopecks: 40_000, high_kopecks: 40_000 });
  expect(hintPicture(pay(40_000, null), flat)).toEqual({ low: 50, median: 50, high: 50, own: 50 });
});
