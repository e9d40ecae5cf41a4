import { countOf, formatDay, moscowDay } from '#contract/russian.ts';

const dayMs = 86_400_000;
const longAgo = 'был(а) давно';
/** Nobody counts further. */
const countedDays = 14;

/** «был(а) сегодня», «вчера», «3 дня назад», «давно»; `on` is a day in Moscow. */
export function lastSeenText(on: string | null, now: Date): string {
  if (on === null) return longAgo;
  const days = Math.round((Date.parse(moscowDay(now)) - Date.parse(on)) / dayMs);
  if (days <= 0) return 'был(а) сегодня';
  if (days === 1) return 'был(а) вчера';
  if (days > countedDays) return longAgo;
  return `был(а) ${countOf(days, ['день', 'дня', 'дней'])} назад`;
}

/** The same for a page that does not know which day it is. */
export const lastSeenDate = (on: string | null): string =>
  on === null ? longAgo : `был(а) ${formatDay(on, new Date(on))}`;
