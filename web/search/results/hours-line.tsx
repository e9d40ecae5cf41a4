import type { CardKind } from '#contract/categories.ts';
import type { Listing } from '../listing/load-listing.ts';
import { chosenOf } from '#contract/search-filters.ts';

const words: Record<CardKind, string> = {
  resume: 'Сначала те, кто свободен в большую часть отмеченного времени.',
  vacancy: 'Сначала вакансии, где совпадает больше отмеченного времени.',
};

/** One of the chosen hours is enough to be found: who has more of them stands first. */
export function HoursLine({ listing }: { listing: Listing }) {
  const { kind, definitions, filters, results } = listing;
  const isMany = definitions.some(
    ({ key, type }) => type === 'week' && chosenOf(filters, key).length > 1,
  );
  const isList = 'meta' in results && results.meta.total > 1;
  if (!isMany || !isList || filters['sort'] !== undefined) return null;
  return <p className="mb-4 text-muted">{words[kind]}</p>;
}
