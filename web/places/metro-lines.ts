import type { Place } from '#contract/places.ts';

/** «Замоскворецкая» and «Кольцевая» of «Замоскворецкая, Кольцевая линии». */
function linesOf({ hint }: Place): string[] {
  const [names] = hint?.split(/ лини[ия]$/u) ?? [];
  return names ? names.split(', ') : [];
}

/** Lines of a city in the order of their names; none where there is only one. */
export function linesAmong(places: readonly Place[]): string[] {
  return [...new Set(places.flatMap(linesOf))].toSorted((a, b) => a.localeCompare(b, 'ru'));
}

export const isOnLine = (place: Place, line: string): boolean => linesOf(place).includes(line);
