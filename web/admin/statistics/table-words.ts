import { countOf } from '#contract/russian.ts';

/** «40 минут», «5 часов», «3 дня» */
export function waitWords(minutes: number | null): string {
  if (minutes === null) return '—';
  if (minutes < 90) return countOf(minutes, ['минута', 'минуты', 'минут']);
  const hours = Math.round(minutes / 60);
  if (hours < 48) return countOf(hours, ['час', 'часа', 'часов']);
  return countOf(Math.round(hours / 24), ['день', 'дня', 'дней']);
}

export const tableHead = 'px-3 py-2 text-left text-sm font-semibold text-muted';
export const numberCell = 'numbers px-3 py-2 text-right whitespace-nowrap';
