import type { OptionCounts } from '#contract/card-search.ts';
import type { FilterDefinition } from '#contract/filter-definitions.ts';
import type { Filters } from '#contract/search-filters.ts';

/** Where closed groups of choices are drawn without scripts. */
export interface FilterGroups {
  /** All are, in a page that was asked for so. */
  isWhole: boolean;
  /** The page was asked for with this group open. */
  isAskedFor: (filter: string) => boolean;
  href: (filter: string) => string;
}

/** Of whatever they are by then: two quick ticks are two. */
export type ChangeFilters = (change: (filters: Filters) => Filters) => void;

export interface CommonFilterProps {
  groups: FilterGroups;
  filters: Filters;
  /** Null while they are not known. */
  counts: OptionCounts | null;
  onChange: ChangeFilters;
}

export interface FilterProps extends CommonFilterProps {
  definition: FilterDefinition;
}
