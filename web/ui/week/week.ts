/** A week as a list of marks: `mon_morning`, `sun_night`. */
export const DAYS = [
  { id: 'mon', short: 'Пн', name: 'Понедельник' },
  { id: 'tue', short: 'Вт', name: 'Вторник' },
  { id: 'wed', short: 'Ср', name: 'Среда' },
  { id: 'thu', short: 'Чт', name: 'Четверг' },
  { id: 'fri', short: 'Пт', name: 'Пятница' },
  { id: 'sat', short: 'Сб', name: 'Суббота' },
  { id: 'sun', short: 'Вс', name: 'Воскресенье' },
] as const;

export const PARTS = [
  { id: 'morning', name: 'Утро' },
  { id: 'day', name: 'День' },
  { id: 'evening', name: 'Вечер' },
  { id: 'night', name: 'Ночь' },
] as const;

const ALL_MARKS: readonly string[] = DAYS.flatMap((day) =>
  PARTS.map((part) => `${day.id}_${part.id}`),
);

/** Switches marks on or off; the result is always in the order of the week. */
export function withMarks(value: readonly string[], marks: readonly string[], on: boolean) {
  return ALL_MARKS.filter((one) => (marks.includes(one) ? on : value.includes(one)));
}

export const dayMarks = (day: string) => ALL_MARKS.filter((one) => one.startsWith(`${day}_`));
export const partMarks = (part: string) => ALL_MARKS.filter((one) => one.endsWith(`_${part}`));

const lower = (text: string) => text.toLowerCase();

/** «Понедельник: утро, день. Вторник: весь день.» */
export function weekInWords(value: readonly string[]): string {
  const lines = DAYS.flatMap((day) => {
    const parts = PARTS.filter((part) => value.includes(`${day.id}_${part.id}`));
    if (parts.length === 0) return [];
    const words = parts.map((part) => lower(part.name)).join(', ');
    return [`${day.name}: ${parts.length === PARTS.length ? 'круглые сутки' : words}.`];
  });
  return lines.join(' ') || 'Расписание не указано.';
}
