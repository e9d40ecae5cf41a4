import { clockOf, dayOf, dayWords } from './clock.ts';

const longAgoDays = 30;

/** «был(а) в 14:05», «был(а) вчера в 14:05», «был(а) 20 ноября», «был(а) давно». */
export function seenWords(at: string, now: number, zone: number): string {
  const isLongAgo = now - Date.parse(at) > longAgoDays * 24 * 60 * 60_000;
  if (isLongAgo) return 'был(а) давно';
  const day = dayWords(dayOf(at, zone), now, zone);
  const clock = clockOf(at, zone);
  if (day === 'Сегодня') return `был(а) в ${clock}`;
  return day === 'Вчера' ? `был(а) вчера в ${clock}` : `был(а) ${day}`;
}
