import { formatMoney, formatNumber } from '#contract/russian.ts';
import type { StatisticsDay, StatisticsTotals } from '#contract/statistics.ts';
import { csvOf, roubleCell } from '../csv/csv.ts';

type Figure = keyof StatisticsTotals;

interface Chart {
  title: string;
  parts: { key: Figure; name: string; fill: string }[];
  isMoney?: true;
}

export const charts: Chart[] = [
  {
    title: 'Регистрации',
    parts: [
      { key: 'workers', name: 'работники', fill: 'fill-action' },
      { key: 'families', name: 'семьи', fill: 'fill-accent' },
    ],
  },
  {
    title: 'Новые карточки',
    parts: [
      { key: 'resumes', name: 'анкеты', fill: 'fill-action' },
      { key: 'vacancies', name: 'вакансии', fill: 'fill-accent' },
    ],
  },
  { title: 'Контакты', parts: [{ key: 'contacts', name: 'открыто', fill: 'fill-action' }] },
  { title: 'Отклики', parts: [{ key: 'responses', name: 'отправлено', fill: 'fill-action' }] },
  { title: 'Наймы', parts: [{ key: 'hires', name: 'договорились', fill: 'fill-action' }] },
  {
    title: 'Деньги',
    parts: [{ key: 'paid_kopecks', name: 'оплачено', fill: 'fill-action' }],
    isMoney: true,
  },
  {
    title: 'Возвраты',
    parts: [{ key: 'refunded_kopecks', name: 'возвращено', fill: 'fill-error' }],
    isMoney: true,
  },
];

export const writerOf = ({ isMoney }: Chart): ((value: number) => string) =>
  isMoney ? formatMoney : formatNumber;

/** «+25 %» beside the same number of days before. */
export function changeWords(now: number, before: number): string {
  if (now === before) return 'столько же';
  if (before === 0) return 'раньше не было';
  const share = Math.round(((now - before) / before) * 100);
  return share < 0 ? `−${-share}\u00a0%` : `+${share}\u00a0%`;
}

/** The days of one chart. */
export function chartCsv({ parts, isMoney }: Chart, days: readonly StatisticsDay[]): string {
  const unit = isMoney ? ', ₽' : '';
  return csvOf(
    ['День', ...parts.map(({ name }) => name + unit)],
    days.map((day) => [
      day.day,
      ...parts.map(({ key }) => (isMoney ? roubleCell(day[key]) : day[key])),
    ]),
  );
}
