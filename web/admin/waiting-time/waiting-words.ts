import { pluralForm } from '#contract/russian.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** «12 мин», «5 ч», «3 дня»: how long something has been waiting. */
export function waitingWords(iso: string, now: number): string {
  const ms = now - Date.parse(iso);
  if (ms < minute) return 'меньше минуты';
  if (ms < hour) return `${Math.floor(ms / minute)}\u00a0мин`;
  if (ms < 2 * day) return `${Math.floor(ms / hour)}\u00a0ч`;
  const days = Math.floor(ms / day);
  return `${days}\u00a0${pluralForm(days, ['день', 'дня', 'дней'])}`;
}
