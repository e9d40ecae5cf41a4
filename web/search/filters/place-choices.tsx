import type { OptionCounts } from '#contract/card-search.ts';
import type { Place, PlaceKind } from '#contract/places.ts';
import { FilterChoice } from './filter-choice.tsx';
import { optionCount } from './option-count.ts';

export interface DrawnPlaces {
  kind: PlaceKind;
  chosen: readonly string[];
  counts: OptionCounts | null;
}

export function PlaceChoices({ kind, places, chosen, counts }: DrawnPlaces & { places: Place[] }) {
  const offered = places.filter(({ slug, hidden }) => !hidden || chosen.includes(slug));
  return offered.map(({ slug, name }) => (
    <FilterChoice
      key={slug}
      filter={kind}
      several
      value={slug}
      label={name}
      checked={chosen.includes(slug)}
      {...optionCount(counts, kind, slug)}
    />
  ));
}
