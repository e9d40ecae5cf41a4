import { expect, test } from 'vitest';
import type { PayUnit } from './pay.ts';
import { payText } from './pay.ts';

const text = (from: number | null, to: number | null, unit: PayUnit) =>
  payText({ from_kopecks: from, to_kopecks: to, unit }).replaceAll('\u00a0', ' ');

test.each([
  [45_000, 60_000, 'hour', '450–600 ₽ в час'],
  [45_000, 45_000, 'hour', '450 ₽ в час'],
  [6_000_000, null, 'month', 'от 60 000 ₽ в месяц'],
  [null, 250_000, 'shift', 'до 2 500 ₽ за смену'],
  [null, 1_250_000, 'day', 'до 12 500 ₽ в день'],
  [45_050, 60_000, 'lesson', '450,50–600 ₽ за занятие'],
  [null, null, 'hour', 'по договорённости'],
] as const)('%s–%s %s', (from, to, unit, said) => {
  expect(text(from, to, unit)).toBe(said);
});

test('no pay at all', () => {
  expect(payText(null)).toBe('по договорённости');
});
