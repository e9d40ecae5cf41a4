import type { AttributeDefinition } from '#contract/attributes.ts';
import type { CardKind } from '#contract/categories.ts';
import { AttributeFilter } from './attribute-filter.tsx';
import { PayFilter } from './pay-filter.tsx';
import type { Filters } from './search-state.ts';

interface FilterFieldsProps {
  kind: CardKind;
  definitions: AttributeDefinition[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** More open sections would hide the others below the screen. */
const openAtFirst = 3;

export function FilterFields({ kind, definitions, filters, onChange }: FilterFieldsProps) {
  return (
    <div className="flex flex-col">
      <PayFilter kind={kind} filters={filters} onChange={onChange} />
      {definitions.map((definition, at) => (
        <AttributeFilter
          key={definition.key}
          definition={definition}
          filters={filters}
          onChange={onChange}
          open={at < openAtFirst}
        />
      ))}
    </div>
  );
}
