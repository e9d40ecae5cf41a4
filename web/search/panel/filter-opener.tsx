import { SlidersHorizontal } from 'lucide-react';
import { lazy, startTransition, Suspense, useState, type MouseEvent } from 'react';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { filtersId } from './filter-panel.tsx';
import type { Listing } from '../listing/load-listing.ts';
import { withWords } from '../state/search-state.ts';
import type { LiveFilters } from './use-live-filters.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(loadSheet);

interface FilterOpenerProps {
  listing: Listing;
  count: number;
  live: LiveFilters;
}

/** On a phone: a sheet with scripts, and a link to the form on the page without. */
export function FilterOpener({ listing, count, live }: FilterOpenerProps) {
  const [isOpen, setOpen] = useState(false);

  function open(event: MouseEvent) {
    event.preventDefault();
    startTransition(() => setOpen(true));
  }

  return (
    <>
      <a
        href={`#${filtersId}`}
        onClick={open}
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        className={buttonStyles({
          kind: 'secondary',
          className: 'lg:hidden max-sm:px-4 max-sm:text-sm',
        })}
      >
        <SlidersHorizontal aria-hidden className="size-5 shrink-0" />
        Фильтры{count > 0 && <span className="numbers">({count})</span>}
      </a>
      {isOpen && (
        <Suspense>
          <FilterSheet
            listing={listing}
            filters={withWords(live.draft)}
            onApply={live.apply}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
