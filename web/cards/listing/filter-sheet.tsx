import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import Sheet from '#web/ui/sheet.tsx';
import { cardsAsObject } from '../area-words.ts';
import { FilterFields } from './filter-fields.tsx';
import type { Listing } from './load-listing.ts';
import type { Filters } from './search-state.ts';
import { useLiveTotal } from './use-live-total.ts';

interface FilterSheetProps {
  listing: Listing;
  onApply: (filters: Filters) => void;
  onClose: () => void;
}

/** Chooses in peace: nothing is applied before the button, which says what it will show. */
export default function FilterSheet({ listing, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(listing.filters);
  const total = useLiveTotal(listing, draft);

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
      <FilterFields listing={listing} filters={draft} onChange={setDraft} />
    </Sheet>
  );
}
