import { describe, expect, it } from 'vitest';
import { capitalize, countOf, formatDay, formatMoney, formatNumber, moscowDay } from './russian.ts';

const resumes = ['анкета', 'анкеты', 'анкет'] as const;

describe('numerals', () => {
  it.each([
    [0, '0 анкет'],
    [1, '1 анкета'],
    [2, '2 анкеты'],
    [5, '5 анкет'],
    [11, '11 анкет'],
    [21, '21 анкета'],
    [22, '22 анкеты'],
    [25, '25 анкет'],
    [111, '111 анкет'],
    [1_240, '1 240 анкет'],
    [10_001, '10 001 анкета'],
    [1.5, '1,5 анкеты'],
  ])('%d', (count, text) => {
    expect(countOf(count, resumes).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('sums', () => {
  it.each([
    [0, '0 ₽'],
    [150_000, '1 500 ₽'],
    [149_050, '1 490,50 ₽'],
    [100_000_000, '1 000 000 ₽'],
  ])('%d kopecks', (kopecks, text) => {
    expect(formatMoney(kopecks).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('days', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  it('leave out this year', () => {
    expect(formatDay('2026-05-03T10:00:00Z', now)).toBe('3 мая');
    expect(formatDay('2025-05-03T10:00:00Z', now)).toBe('3 мая 2025');
    expect(formatDay('2026-05-03T10:00:00Z')).toBe('3 мая 2026');
  });

  it('are those of Moscow, wherever the program runs', () => {
    expect(formatDay('2026-11-19T22:30:00Z', now)).toBe('20 ноября');
  });
});

describe('are as the language itself has them', () => {
  const forms = ['one', 'few', 'many'] as const;
  const rules = new Intl.PluralRules('ru');
  const numbers = new Intl.NumberFormat('ru');
  const timeZone = 'Europe/Moscow';
  const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone });
  const isoDay = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone });

  it('numerals and numbers', () => {
    const counts = [...Array(1200).keys(), 999_999, 1_000_000, 12_345_678, -21, 0.5, 1.25, 2.0004];
    for (const count of counts) {
      const form = rules.select(count);
      const own = countOf(count, forms);
      expect(own).toBe(`${numbers.format(count)}\u00a0${form === 'other' ? 'few' : form}`);
      expect(formatNumber(count)).toBe(numbers.format(count));
    }
  });

  it('days', () => {
    for (let hour = 0; hour < 24 * 400; hour += 7) {
      const at = new Date(Date.UTC(2026, 0, 1, hour));
      expect(moscowDay(at)).toBe(isoDay.format(at));
      expect(formatDay(at.toISOString(), at)).toBe(day.format(at));
    }
  });
});

it('only the first letter becomes a capital', () => {
  expect(capitalize('няня в Орле')).toBe('Няня в Орле');
  expect(capitalize('')).toBe('');
});
