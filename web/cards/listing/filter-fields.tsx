import { useState } from 'react';
import { AttributeFilter } from './attribute-filter.tsx';
import type { Listing } from './load-listing.ts';
import { MoreFilters } from './more-filters.tsx';
import { PayFilter } from './pay-filter.tsx';
import { type Filters, isUsed } from './search-state.ts';

interface FilterFieldsProps {
  listing: Listing;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The first ones are those that a card shows; the others come when they are asked for. */
const mainOnes = 6;
/** More open sections would hide the others below the screen. */
const openAtFirst = 3;

export function FilterFields({ listing, filters, onChange }: FilterFieldsProps) {
  const { kind, definitions } = listing;
  const [isWhole, setWhole] = useState(listing.whole);
  const shown = isWhole
    ? definitions
    : definitions.filter(({ key }, at) => at < mainOnes || isUsed(filters, key));
  return (
    <div className="flex flex-col">
      <PayFilter kind={kind} filters={filters} onChange={onChange} />
      {shown.map((definition, at) => (
        <AttributeFilter
          key={definition.key}
          definition={definition}
          filters={filters}
          onChange={onChange}
          open={at < openAtFirst}
        />
      ))}
      {definitions.length > mainOnes && (
        <MoreFilters
          listing={listing}
          isWhole={isWhole}
          hidden={definitions.length - shown.length}
          onToggle={() => setWhole(!isWhole)}
        />
      )}
    </div>
  );
}
