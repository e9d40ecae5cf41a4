import { z } from 'zod';
import { lineField, textField } from './fields.ts';
import { pluralForm } from './russian.ts';

/** `2019-09` */
const monthField = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Выберите месяц и год');

/** One place of work of a helper; while it is being written, anything may be missing. */
export const workplaceSchema = z.strictObject({
  /** «Семья с двумя детьми, Москва», «Городская больница № 4». */
  place: lineField(150).nullable(),
  from: monthField.nullable(),
  /** Null: works there still. */
  until: monthField.nullable(),
  duties: textField(1000).nullable(),
  /** Somebody there is ready to answer questions. */
  can_refer: z.boolean(),
});
export type Workplace = z.infer<typeof workplaceSchema>;

/** A row that was added, and nothing written in it. */
export function isEmptyWorkplace({ place, from, until, duties, can_refer }: Workplace): boolean {
  return !place?.trim() && !from && !until && !duties?.trim() && !can_refer;
}

/** A place of work as the card shows it. */
export const shownWorkplaceSchema = z.object({
  place: z.string(),
  /** «сентябрь 2019 — май 2023, 3 года 9 месяцев» */
  period: z.string(),
  duties: z.string().nullable(),
  can_refer: z.boolean(),
});

const months = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
];

/** «сентябрь 2019 — май 2023, 3 года 9 месяцев»; both months are counted whole. */
export function periodText(from: string, until: string | null, now: Date): string {
  const end = until ?? now.toISOString().slice(0, 7);
  const length = lengthText(monthNumber(end) - monthNumber(from) + 1);
  const last = until === null ? 'по настоящее время' : monthName(until);
  return `${monthName(from)} — ${last}, ${length}`;
}

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

function monthName(month: string): string {
  return `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

function lengthText(count: number): string {
  const [years, rest] = [Math.floor(count / 12), count % 12];
  const parts = [
    ...(years > 0 ? [`${years}\u00a0${pluralForm(years, ['год', 'года', 'лет'])}`] : []),
    ...(rest > 0 ? [`${rest}\u00a0${pluralForm(rest, ['месяц', 'месяца', 'месяцев'])}`] : []),
  ];
  return parts.join(' ');
}
