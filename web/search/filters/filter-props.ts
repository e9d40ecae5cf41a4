import type { AttributeDefinition } from '#contract/attributes.ts';
import type { OptionCounts } from '#contract/card-search.ts';
import type { Filters } from '#contract/search-filters.ts';

export interface CommonFilterProps {
  filters: Filters;
  /** Null while they are not known. */
  counts: OptionCounts | null;
  onChange: (filters: Filters) => void;
}

export interface FilterProps extends CommonFilterProps {
  definition: AttributeDefinition;
}
