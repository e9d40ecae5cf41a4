import { expect, it } from 'vitest';
import { widthOf } from '#server/platform/text-outlines.ts';
import { termText, wrapped } from './bill.rules.ts';

const given = { cards: 3, contacts: 30, contacts_per: 'month' } as const;
const back = { until: '2026-11-24T12:00:00.000Z' };

it('a bill names the term that was sold, also when the tariff has ended sooner', () => {
  const month = { ...given, period_count: 1, period_unit: 'month' } as const;
  expect(termText(back, month).replaceAll('\u00a0', ' ')).toBe(' на 1 месяц');
  const days = { ...given, period_count: 3, period_unit: 'day' } as const;
  expect(termText(back, days).replaceAll('\u00a0', ' ')).toBe(' на 3 дня');
  expect(termText({ until: null }, { ...given, period_count: null, period_unit: null })).toBe('');
});

it('a bill of before terms were kept says until when', () => {
  expect(termText(back, null)).toBe(' до 24 ноября 2026');
});

it('no line runs over the edge, and none of the words is lost', () => {
  const name = `Александра-Виктория ${'Константинопольская-'.repeat(5)}Задунайская`;
  for (const text of [name, 'Ж'.repeat(90), 'Мария Иванова', '']) {
    const lines = wrapped(text, 323);
    for (const line of lines) {
      expect(widthOf(line, { size: 10, weight: 400 })).toBeLessThanOrEqual(323);
    }
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  }
  expect(wrapped('Мария Иванова', 323)).toEqual(['Мария Иванова']);
});
