import type { AttributeDefinition } from '#contract/attributes.ts';
import type { SearchQuery } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Place } from '#contract/places.ts';
import type { SavedQuery } from '#contract/saved-searches.ts';
import { weekCells } from '#contract/week.ts';

interface Askable {
  definitions: readonly AttributeDefinition[];
  /** Stations and districts of the city. */
  places: readonly Place[];
}

/**
 * What a search asks for in one spelling only, so that the same search is the same text. What names
 * no question, and the order and page of the list, are left out.
 */
export function savedQueryOf(query: SearchQuery, { definitions, places }: Askable): SavedQuery {
  const saved: SavedQuery = {};
  const keepText = (key: string) => {
    const value = query[key];
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && text.trim()) saved[key] = text.trim().replaceAll(/\s+/g, ' ');
  };
  const keepChosen = (key: string, values: readonly string[]) => {
    const chosen = [query[key]].flat();
    const kept = values.filter((value) => chosen.includes(value)).toSorted();
    if (kept.length > 0) saved[key] = kept;
  };
  for (const key of textKeys) keepText(key);
  for (const kind of ['metro', 'district'] as const) {
    keepChosen(
      kind,
      places.filter((place) => place.kind === kind).map(({ slug }) => slug),
    );
  }
  for (const { key, type, options, filterable } of definitions) {
    if (!filterable) continue;
    if (type === 'number' || type === 'range') {
      keepText(`${key}_from`);
      keepText(`${key}_to`);
    } else if (type === 'yes_no') {
      if (query[key] === 'yes' || query[key] === 'no') keepText(key);
    } else keepChosen(key, type === 'week' ? weekCells : options.map(({ value }) => value));
  }
  return saved;
}

const textKeys = [
  'city',
  'category',
  'q',
  'pay_from',
  'pay_to',
  'pay_unit',
  'photo',
  'passport',
  'fresh',
];

/** Whether kind, city and category say it all. */
export function isArea(query: SavedQuery): boolean {
  return Object.keys(query).every((key) => key === 'city' || key === 'category');
}

/** Address of the listing: `/resumes/kazan/nyanya?live_in[]=living_in`. */
export function pathOf(kind: CardKind, { city, category, ...rest }: SavedQuery): string {
  const area = [kind === 'resume' ? 'resumes' : 'vacancies', city, category].filter(Boolean);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) {
    if (typeof value === 'string') query.append(key, value);
    else for (const one of value) query.append(`${key}[]`, one);
  }
  return `/${area.join('/')}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
