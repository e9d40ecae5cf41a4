export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const dayParts = ['morning', 'day', 'evening', 'night'] as const;

/** `mon_morning` … `sun_night`, the cells of the weekly grid. */
export const weekCells: readonly string[] = weekdays.flatMap((day) =>
  dayParts.map((part) => `${day}_${part}`),
);
