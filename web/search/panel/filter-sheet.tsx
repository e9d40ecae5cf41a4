import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import Sheet from '#web/ui/overlay/sheet.tsx';
import { cardsAsObject } from '#web/cards/areas/area-words.ts';
import { FilterFields } from './filter-fields.tsx';
import type { Listing } from '../listing/load-listing.ts';
import type { Filters } from '#contract/search-filters.ts';
import { useOptionCounts } from './use-option-counts.ts';
import { useLiveTotal } from './use-live-total.ts';

interface FilterSheetProps {
  listing: Listing;
  /** What is chosen so far. */
  filters: Filters;
  onApply: (filters: Filters) => void;
  onClose: () => void;
}

/** Chooses in peace: nothing is applied before the button, which says what it will show. */
export default function FilterSheet({ listing, filters, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  const total = useLiveTotal(listing, draft);
  const counts = useOptionCounts(listing, draft, true);

  function apply() {
    onApply(draft);
    onClose();
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title="Фильтры"
      footer={
        <Button wide onClick={apply}>
          <span aria-live="polite">
            {total
              ? `Показать ${cardsAsObject(listing.kind, total.count, total.isExact)}`
              : 'Показать'}
          </span>
        </Button>
      }
    >
      <FilterFields listing={listing} filters={draft} counts={counts} onChange={setDraft} />
    </Sheet>
  );
}
