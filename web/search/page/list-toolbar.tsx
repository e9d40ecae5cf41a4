import { Button } from '#web/ui/controls/button.tsx';
import { chipsOf } from '../state/chips.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { FilterOpener } from '../panel/filter-opener.tsx';
import { SaveSearch } from '#web/saved-searches/save-search.tsx';
import { filtersFormId } from '../panel/filter-panel.tsx';
import type { Listing } from '../listing/load-listing.ts';
import type { LiveFilters } from '../panel/use-live-filters.ts';
import { savedQueryOf } from '../state/saved-query.ts';
import { SortField } from './sort-field.tsx';

interface ListToolbarProps {
  listing: Listing;
  live: LiveFilters;
}

export function ListToolbar({ listing, live }: ListToolbarProps) {
  const chips = chipsOf(listing);
  return (
    <div className="mb-5 flex flex-col gap-4 lg:flex-row-reverse lg:flex-wrap lg:items-start lg:justify-between">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 large:max-sm:grid-cols-1 sm:flex sm:justify-between lg:justify-end">
        <FilterOpener listing={listing} count={chips.length} live={live} />
        <SortField kind={listing.kind} live={live} />
        <div className="shrink-0 max-sm:col-span-full">
          <SaveSearch kind={listing.kind} query={savedQueryOf(listing)} />
        </div>
        <div className="col-span-full hidden noscript:block">
          <Button type="submit" form={filtersFormId} kind="secondary" wide>
            Применить
          </Button>
        </div>
      </div>
      <ChosenChips path={listing.path} chips={chips} />
    </div>
  );
}
