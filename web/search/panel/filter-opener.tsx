import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState, type MouseEvent } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { Filters } from '#contract/search-filters.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import type { ChangeFilters } from '../filters/filter-props.ts';
import { filtersId } from './filter-panel.tsx';
import type { Listing } from '../listing/load-listing.ts';
import { sameFilters, withWords } from '../state/search-state.ts';
import { useHistoryStep } from './use-history-step.ts';
import type { LiveFilters } from './use-live-filters.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazyPart(loadSheet);

interface FilterOpenerProps {
  listing: Listing;
  count: number;
  live: LiveFilters;
}

/** Ticks that were not applied yet: closing by mistake loses none. */
interface Kept {
  filters: Filters;
  /** What was applied when they were made. */
  over: Filters;
}

const draftOf = (kept: Kept | undefined, applied: Filters): Filters =>
  kept && sameFilters(kept.over, applied) ? kept.filters : applied;

/** On a phone: a sheet with scripts, and a link to the form on the page without. */
export function FilterOpener({ listing, count, live }: FilterOpenerProps) {
  const step = useHistoryStep();
  const [kept, setKept] = useState<Kept>();
  const applied = useMemo(() => withWords(live.draft), [live.draft]);
  const draft = draftOf(kept, applied);
  const keep = useCallback<ChangeFilters>(
    (change) => setKept((before) => ({ filters: change(draftOf(before, applied)), over: applied })),
    [applied],
  );

  function press(event: MouseEvent) {
    event.preventDefault();
    step.open();
  }

  return (
    <>
      <a
        href={`#${filtersId}`}
        onClick={press}
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        className={buttonStyles({
          kind: 'secondary',
          className: 'shrink-0 lg:hidden max-sm:px-3 max-sm:text-sm',
        })}
      >
        <SlidersHorizontal aria-hidden className="size-5 shrink-0 max-sm:hidden" />
        Фильтры{count > 0 && <span className="numbers">({count})</span>}
      </a>
      {step.isOpen && (
        <Suspense>
          <FilterSheet
            listing={listing}
            draft={draft}
            onChange={keep}
            onApply={() => live.apply(draft)}
            onClose={step.close}
          />
        </Suspense>
      )}
    </>
  );
}
