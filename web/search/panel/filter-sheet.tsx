import { useState } from 'react';
import { afterPaint } from '#web/lib/browser/after-paint.ts';
import { Button } from '#web/ui/controls/button.tsx';
import Sheet from '#web/ui/overlay/sheet.tsx';
import { cardsAsObject } from '#web/cards/areas/area-words.ts';
import { FilterFields } from './filter-fields.tsx';
import type { Listing } from '../listing/load-listing.ts';
import type { Filters } from '#contract/search-filters.ts';
import type { ChangeFilters } from '../filters/filter-props.ts';
import { sameFilters } from '../state/search-state.ts';
import { useOptionCounts } from './use-option-counts.ts';
import { useLiveTotal } from './use-live-total.ts';

interface FilterSheetProps {
  listing: Listing;
  /** What is chosen so far. */
  draft: Filters;
  onChange: ChangeFilters;
  /** Applies the draft, which closes the sheet. */
  onApply: () => void;
  onClose: () => void;
}

/** Chooses in peace: nothing is applied before the button, which says what it will show. */
export default function FilterSheet(props: FilterSheetProps) {
  const { listing, draft, onChange, onApply, onClose } = props;
  const total = useLiveTotal(listing, draft);
  const counts = useOptionCounts(listing, draft, true);
  const [isApplying, setApplying] = useState(false);
  const { q, sort } = draft;
  const cleared = { ...(q && { q }), ...(sort && { sort }) };

  function apply() {
    setApplying(true);
    afterPaint(onApply);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title="Фильтры"
      footer={
        <div className="flex gap-2 large:max-sm:flex-col">
          {!sameFilters(draft, cleared) && (
            <Button kind="quiet" onClick={() => onChange(() => cleared)}>
              Сбросить
            </Button>
          )}
          <Button wide pending={isApplying} onClick={apply} className="min-w-0">
            <span aria-live="polite">
              {total
                ? `Показать ${cardsAsObject(listing.kind, total.count, total.isExact)}`
                : 'Показать'}
            </span>
          </Button>
        </div>
      }
    >
      <FilterFields listing={listing} filters={draft} counts={counts} onChange={onChange} />
    </Sheet>
  );
}
