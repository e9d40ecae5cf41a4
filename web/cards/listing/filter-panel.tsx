import { Button } from '#web/ui/button.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { Listing } from './load-listing.ts';
import type { Filters } from './search-state.ts';
import { useLiveFilters } from './use-live-filters.ts';

export const filtersId = 'filters';
/** The sort stands outside and belongs to the same form. */
export const filtersFormId = 'filters-form';

interface FilterPanelProps {
  listing: Listing;
  onApply: (filters: Filters) => void;
}

/**
 * At the left of a desktop, applied as one chooses. Without scripts it is an ordinary form, which
 * a phone shows when the address points at it.
 */
export function FilterPanel({ listing, onApply }: FilterPanelProps) {
  const { draft, change } = useLiveFilters(listing.filters, onApply);
  return (
    <aside id={filtersId} aria-label="Фильтры" className="hidden scroll-mt-4 target:block lg:block">
      <form
        id={filtersFormId}
        action={listing.path}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(draft);
        }}
      >
        <FilterFields listing={listing} filters={draft} onChange={change} />
        <div className="mt-4 hidden noscript:block">
          <Button type="submit" wide>
            Показать
          </Button>
        </div>
      </form>
    </aside>
  );
}
