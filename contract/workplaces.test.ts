import { expect, it } from 'vitest';
import { periodText } from './workplaces.ts';

const now = new Date('2026-11-20T12:00:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['2019-09', '2023-05', 'сентябрь 2019 — май 2023, 3 года 9 месяцев'],
  ['2020-01', '2020-12', 'январь 2020 — декабрь 2020, 1 год'],
  ['2026-11', '2026-11', 'ноябрь 2026 — ноябрь 2026, 1 месяц'],
  ['2005-01', '2026-01', 'январь 2005 — январь 2026, 21 год 1 месяц'],
  ['2025-10', null, 'октябрь 2025 — по настоящее время, 1 год 2 месяца'],
])('tells the time from %s until %s', (from, until, text) => {
  expect(plain(periodText(from, until, now))).toBe(text);
});
