import { Button } from '#web/ui/controls/button.tsx';
import { chipsOf } from '../state/chips.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { CityChoice } from './city-choice.tsx';
import { FilterOpener } from '../panel/filter-opener.tsx';
import { filtersFormId } from '../panel/filter-panel.tsx';
import type { Listing } from '../listing/load-listing.ts';
import type { LiveFilters } from '../panel/use-live-filters.ts';
import { SortField } from './sort-field.tsx';

interface ListToolbarProps {
  listing: Listing;
  live: LiveFilters;
}

/** On a phone one line: where, what else, in which order; what is chosen is a second one. */
export function ListToolbar({ listing, live }: ListToolbarProps) {
  const chips = chipsOf(listing);
  return (
    <div className="mb-3 flex flex-col gap-2 sm:mb-5 sm:gap-4 lg:flex-row-reverse lg:flex-wrap lg:items-start lg:justify-between">
      <div className="flex items-center gap-2 large:max-sm:flex-wrap noscript:flex-wrap print:hidden">
        <CityChoice city={listing.city} />
        <FilterOpener listing={listing} count={chips.length} live={live} />
        <SortField kind={listing.kind} live={live} />
        <Button
          type="submit"
          form={filtersFormId}
          kind="secondary"
          wide
          className="hidden noscript:flex"
        >
          Применить
        </Button>
      </div>
      <ChosenChips path={listing.path} chips={chips} />
    </div>
  );
}
