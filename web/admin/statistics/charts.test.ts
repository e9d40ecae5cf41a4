import { expect, it } from 'vitest';
import { changeWords, chartCsv, charts } from './charts.ts';

it('compares with the days before', () => {
  expect(changeWords(5, 4)).toBe('+25\u00a0%');
  expect(changeWords(3, 4)).toBe('−25\u00a0%');
  expect(changeWords(4, 4)).toBe('столько же');
  expect(changeWords(4, 0)).toBe('раньше не было');
  expect(changeWords(0, 4)).toBe('−100\u00a0%');
});

it('hands over the days of one chart', () => {
  const day = {
    day: '2026-03-10',
    workers: 3,
    families: 1,
    resumes: 2,
    vacancies: 0,
    contacts: 7,
    responses: 4,
    hires: 1,
    paid_kopecks: 149_050,
    refunded_kopecks: 0,
  };
  const texts = charts.map((chart) => chartCsv(chart, [day]));
  expect(texts[0]).toBe('\uFEFFДень;работники;семьи\r\n2026-03-10;3;1\r\n');
  expect(texts[5]).toBe('\uFEFFДень;оплачено, ₽\r\n2026-03-10;1490,50\r\n');
});
