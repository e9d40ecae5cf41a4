import { countOf } from '#contract/russian.ts';
import type { CardKind, Category } from '#contract/categories.ts';
import type { Filters } from '#contract/search-filters.ts';
import { areaPath } from '#web/cards/areas/areas.ts';
import { areaNames, cardsAsObject } from '#web/cards/areas/area-words.ts';
import { listingHref } from '../state/href.ts';

/** What somebody is looking for, as the first page asks it. */
export interface QuickQuery {
  kind: CardKind;
  category: Category | null;
  /** Slug; null: all of Russia. */
  city: string | null;
  time: Time | null;
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const cells = (from: string[], parts: string[]) =>
  from.flatMap((day) => parts.map((part) => `${day}_${part}`));

const hours = {
  weekdays: cells(days.slice(0, 5), ['morning', 'day']),
  evenings: cells(days, ['evening']),
  nights: cells(days, ['night']),
  weekends: cells(days.slice(5), ['morning', 'day', 'evening']),
} as const;
type Time = keyof typeof hours;

export const times: readonly { value: Time; label: string }[] = [
  { value: 'weekdays', label: 'Днём по будням' },
  { value: 'evenings', label: 'По вечерам' },
  { value: 'nights', label: 'По ночам' },
  { value: 'weekends', label: 'В выходные' },
];

/** Hours are a question of a category: without one there is nothing to compare them with. */
export function filtersOf({ category, time }: QuickQuery): Filters {
  return category && time ? { schedule: [...hours[time]] } : {};
}

export function hrefOf(query: QuickQuery): string {
  const { kind, city, category } = query;
  return listingHref(areaPath(kind, city, category?.slug), filtersOf(query));
}

/** What all of Russia has is known at once; anything closer has to be asked for. */
export function knownTotal(
  { kind, category, city, time }: QuickQuery,
  all: Record<CardKind, number>,
): number | null {
  if (city !== null || (category && time)) return null;
  return category ? category.cards_count[kind] : all[kind];
}

/** «Показать 6 сиделок», «Показать 12 вакансий»; nought invites nobody. */
export function showWords(
  { kind, category }: QuickQuery,
  found: { total: number; isExact: boolean } | null,
): string {
  if (!found || found.total === 0) return `Показать ${areaNames[kind].toLowerCase()}`;
  const { total, isExact } = found;
  if (kind === 'vacancy' || !category || !isExact)
    return `Показать ${cardsAsObject(kind, total, isExact)}`;
  const { accusative, genitive, many_genitive } = category.forms;
  return `Показать ${countOf(total, [accusative, genitive, many_genitive])}`;
}
