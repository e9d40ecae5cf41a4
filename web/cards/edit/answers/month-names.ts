import { months } from '#contract/russian.ts';

const toOptions = (names: string[]) =>
  names.map((label, at) => ({ value: String(at + 1).padStart(2, '0'), label }));

/** «01», «января» … for a list to choose from. */
export const monthsOfDay = toOptions(months);

/** «01», «январь» … */
export const monthNames = toOptions([
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
]);
