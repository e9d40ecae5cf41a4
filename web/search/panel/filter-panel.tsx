import { Button } from '#web/ui/controls/button.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { Listing } from '../listing/load-listing.ts';
import { withWords } from '../state/search-state.ts';
import { useOptionCounts } from './use-option-counts.ts';
import type { LiveFilters } from './use-live-filters.ts';
import { useWideScreen } from './use-wide-screen.ts';

export const filtersId = 'filters';
export const foundId = 'found';
/** The words and the sort stand outside and belong to the same form. */
export const filtersFormId = 'filters-form';

interface FilterPanelProps {
  listing: Listing;
  live: LiveFilters;
}

/**
 * At the left of a desktop, applied as one chooses. Without scripts it is an ordinary form, which
 * a phone shows when the address points at it.
 */
export function FilterPanel({ listing, live }: FilterPanelProps) {
  const counts = useOptionCounts(listing, live.draft, useWideScreen());
  return (
    <aside id={filtersId} aria-label="Фильтры" className="hidden scroll-mt-4 target:block lg:block">
      <a
        href={`#${foundId}`}
        className="not-focus:sr-only mb-3 inline-flex rounded-control bg-action px-4 py-3 font-semibold text-on-action"
      >
        Пропустить фильтры
      </a>
      <form
        id={filtersFormId}
        action={listing.path}
        onSubmit={(event) => {
          event.preventDefault();
          live.apply(withWords(live.draft));
        }}
      >
        <FilterFields
          listing={listing}
          filters={live.draft}
          counts={counts}
          onChange={live.change}
        />
        <Button type="submit" wide className="mt-4 hidden noscript:flex">
          Показать
        </Button>
      </form>
    </aside>
  );
}
