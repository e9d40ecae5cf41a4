import type { CityWriting, PlaceWriting } from '#contract/place-editing.ts';
import { countOf } from '#contract/russian.ts';

const cards = ['карточке', 'карточках', 'карточках'] as const;

/** Why it stays. */
export const inUse = (what: string, count: number): string =>
  `${what} есть в ${countOf(count, cards)}: его можно спрятать, но не удалить`;

/** Nobody knows whether a card names it, so it stays. */
export const inUsePerhaps = (what: string): string =>
  `Карточек так много, что мы не успели проверить, есть ли среди них такие. ${what} можно спрятать: ничего не потеряется`;

const yes = (is: boolean) => (is ? 'да' : 'нет');

/** For the log of the staff. */
export const cityInWords = (city: CityWriting): Record<string, string> => ({
  Название: city.name,
  Адрес: city.slug,
  Регион: city.region,
  Падежи: `${city.genitive}, ${city.prepositional}`,
  'Часовой пояс': city.time_zone,
  Координаты: `${city.lat}, ${city.lon}`,
  Жителей: String(city.population),
  'Среди первых': yes(city.shown_first),
  Спрятан: yes(city.hidden),
});

export const placeInWords = (
  { name, line, hidden }: Omit<PlaceWriting, 'next'>,
  next: { name: string }[],
): Record<string, string> => ({
  Название: name,
  Линии: line ?? '',
  Спрятано: yes(hidden),
  'Рядом со станциями': next.map((one) => one.name).join(', '),
});

/** Cards go on naming it as before; the present name is no former one. */
export function formerNames(
  before: { name: string; former_names: string[] },
  name: string,
): string[] {
  const all = new Set([...before.former_names, before.name]);
  all.delete(name);
  return [...all];
}
