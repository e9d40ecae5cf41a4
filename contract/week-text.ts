import { dayParts, weekdays } from './week.ts';

const shortDays = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const partWords = { morning: 'утром', day: 'днём', evening: 'вечером', night: 'ночью' };

/** «сб–вс ночью», «пн, ср утром»: when, in few words. */
export function weekText(cells: readonly string[]): string {
  return dayParts
    .map((part) => ({
      part,
      days: weekdays.map((day) => cells.includes(`${day}_${part}`)),
    }))
    .filter(({ days }) => days.includes(true))
    .map(({ part, days }) => `${daysText(days)}\u00a0${partWords[part]}`)
    .join(', ');
}

function daysText(chosen: readonly boolean[]): string {
  if (!chosen.includes(false)) return 'каждый день';
  const runs = shortDays.flatMap((first, at) => {
    if (!chosen[at] || chosen[at - 1]) return [];
    const end = chosen.indexOf(false, at);
    const last = shortDays[(end < 0 ? chosen.length : end) - 1];
    return [last === first ? first : `${first}–${last}`];
  });
  return runs.join(', ');
}
