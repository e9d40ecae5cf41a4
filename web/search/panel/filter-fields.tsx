import { useState } from 'react';
import { AttributeFilter } from '../filters/attribute-filter.tsx';
import { FreshFilter } from '../filters/fresh-filter.tsx';
import type { Listing } from '../listing/load-listing.ts';
import { MoreFilters } from './more-filters.tsx';
import { PayFilter } from '../filters/pay-filter.tsx';
import { YesFilter } from '../filters/yes-filter.tsx';
import type { CommonFilterProps } from '../filters/filter-props.ts';
import { PlaceFilter } from '../filters/place-filter.tsx';
import { isUsed } from '../state/search-state.ts';

interface FilterFieldsProps extends CommonFilterProps {
  listing: Listing;
}

/** The first ones are those that a card shows, and hours matter to all; the others are asked for. */
const mainOnes = 6;
/** More open sections would hide the others below the screen. */
const openAtFirst = 3;

export function FilterFields({ listing, ...choosing }: FilterFieldsProps) {
  const { kind, city, definitions, placeKinds, places } = listing;
  const { filters } = choosing;
  const [isWhole, setWhole] = useState(listing.whole);
  const shown = isWhole
    ? definitions
    : definitions.filter(
        ({ key, type }, at) => at < mainOnes || type === 'week' || isUsed(filters, key),
      );
  return (
    <div className="flex flex-col">
      <PayFilter kind={kind} {...choosing} />
      {city &&
        placeKinds.map((one) => (
          <PlaceFilter key={one} kind={one} city={city.slug} places={places} {...choosing} />
        ))}
      {/* Where nothing else is asked there is room for it. */}
      <FreshFilter {...choosing} open={definitions.length === 0} />
      {kind === 'resume' && <YesFilter filter="photo" label="С фото" {...choosing} />}
      <YesFilter filter="passport" label="Паспорт проверен" {...choosing} />
      {shown.map((definition, at) => (
        <AttributeFilter
          key={definition.key}
          definition={definition}
          {...choosing}
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
