import { countOf, moscowDay } from '#contract/russian.ts';

const dayMs = 86_400_000;
/** Nobody counts further. */
const countedDays = 14;

/** «был(а) сегодня», «вчера», «3 дня назад», «давно», by days in Moscow: the hour is nobody's business. */
export function lastSeenText(at: Date | null, now: Date): string {
  if (at === null) return 'был(а) давно';
  const days = (Date.parse(moscowDay(now)) - Date.parse(moscowDay(at))) / dayMs;
  if (days <= 0) return 'был(а) сегодня';
  if (days === 1) return 'был(а) вчера';
  if (days > countedDays) return 'был(а) давно';
  return `был(а) ${countOf(days, ['день', 'дня', 'дней'])} назад`;
}
