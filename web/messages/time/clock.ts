import { months } from '#contract/russian.ts';

const minuteMs = 60_000;

/** Where most people live; the zone of a page until the browser has told its own. */
export const moscowZone = 180;

const local = (iso: string | number, zone: number) =>
  new Date(new Date(iso).getTime() + zone * minuteMs).toISOString();

/** «14:05»; `zone` is in minutes east of Greenwich. */
export const clockOf = (iso: string, zone: number): string => local(iso, zone).slice(11, 16);

/** `2026-11-20`: by this days are told apart. */
export const dayOf = (iso: string | number, zone: number): string => local(iso, zone).slice(0, 10);

/** «Сегодня», «Вчера», «20 ноября», «20 ноября 2025». */
export function dayWords(day: string, now: number, zone: number): string {
  if (day === dayOf(now, zone)) return 'Сегодня';
  if (day === dayOf(now - 24 * 60 * minuteMs, zone)) return 'Вчера';
  const [year, month, date] = day.split('-');
  const words = `${Number(date)} ${months[Number(month) - 1]}`;
  return dayOf(now, zone).startsWith(`${year}-`) ? words : `${words} ${year}`;
}

/** In a list there is room for little: «14:05» today, «вчера», «20.11», «20.11.25». */
export function shortTime(iso: string, now: number, zone: number): string {
  const day = dayOf(iso, zone);
  const words = dayWords(day, now, zone);
  if (words === 'Сегодня') return clockOf(iso, zone);
  if (words === 'Вчера') return 'вчера';
  const [year = '', month, date] = day.split('-');
  const short = `${date}.${month}`;
  return dayOf(now, zone).startsWith(`${year}-`) ? short : `${short}.${year.slice(2)}`;
}
