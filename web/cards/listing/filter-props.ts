import type { AttributeDefinition } from '#contract/attributes.ts';
import type { Filters } from './search-state.ts';

export interface FilterProps {
  definition: AttributeDefinition;
  filters: Filters;
  onChange: (filters: Filters) => void;
}
