import { ArrowDownWideNarrow } from 'lucide-react';
import type { CardKind } from '#contract/categories.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { filtersFormId } from '../panel/filter-panel.tsx';
import { offersBest } from '#contract/search-filters.ts';
import { withFilter } from '../state/search-state.ts';
import type { LiveFilters } from '../panel/use-live-filters.ts';

/** By pay, what the searcher gains comes first. */
const byPay: Record<CardKind, string> = {
  vacancy: 'По оплате: сначала выше',
  resume: 'По оплате: сначала ниже',
};

/** On a phone a picture that opens the system's own list. The usual one has no word in the address: where some fit better than others, these come first. */
export function SortField({ kind, live }: { kind: CardKind; live: LiveFilters }) {
  const { sort } = live.draft;
  const pay = { value: 'pay', label: byPay[kind] };
  return (
    <div className="relative shrink-0">
      <Select
        label="Порядок"
        hideLabel
        name="sort"
        form={filtersFormId}
        className="sm:min-w-68 [&_option]:text-ink [&_select]:text-ellipsis max-sm:[&_select]:size-12 max-sm:[&_select]:px-0 max-sm:[&_select]:text-transparent max-sm:[&>.select]:after:hidden"
        options={
          offersBest(live.draft)
            ? [
                { value: '', label: 'Сначала подходящие' },
                { value: 'new', label: 'Сначала новые' },
                pay,
              ]
            : [{ value: '', label: 'Сначала новые' }, pay]
        }
        value={typeof sort === 'string' ? sort : ''}
        onChange={(event) => live.apply(withFilter(live.draft, 'sort', event.target.value))}
      />
      <ArrowDownWideNarrow
        aria-hidden
        className={classes(
          'pointer-events-none absolute inset-0 m-auto size-5 sm:hidden',
          typeof sort === 'string' && 'text-action',
        )}
      />
    </div>
  );
}
