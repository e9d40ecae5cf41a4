import { expect, it } from 'vitest';
import { daysCsv } from './csv.ts';

it('is opened by the tables of Russia as it is', () => {
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
  const [head, line, last] = daysCsv([day]).split('\r\n');
  expect(head?.startsWith('\uFEFFДень;Работники;')).toBe(true);
  expect(line).toBe('2026-03-10;3;1;2;0;7;4;1;1490,50;0,00');
  expect(last).toBe('');
});
