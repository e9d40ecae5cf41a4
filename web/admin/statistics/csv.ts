import type { StatisticsDay } from '#contract/statistics.ts';
import { csvOf, roubleCell } from '../csv/csv.ts';

const columns: [keyof StatisticsDay, string][] = [
  ['day', 'День'],
  ['workers', 'Работники'],
  ['families', 'Семьи'],
  ['resumes', 'Анкеты'],
  ['vacancies', 'Вакансии'],
  ['contacts', 'Контакты'],
  ['responses', 'Отклики'],
  ['hires', 'Наймы'],
  ['paid_kopecks', 'Оплачено, ₽'],
  ['refunded_kopecks', 'Возвращено, ₽'],
];

const cell = (day: StatisticsDay, key: keyof StatisticsDay): string => {
  const value = day[key];
  if (typeof value === 'string') return value;
  return key.endsWith('kopecks') ? roubleCell(value) : String(value);
};

export const daysCsv = (days: readonly StatisticsDay[]): string =>
  csvOf(
    columns.map(([, name]) => name),
    days.map((day) => columns.map(([key]) => cell(day, key))),
  );
