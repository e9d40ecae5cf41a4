import type { CardKind } from '#contract/categories.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { filtersFormId } from '../panel/filter-panel.tsx';
import { offersBest } from '#contract/search-filters.ts';
import { withFilter } from '../state/search-state.ts';
import type { LiveFilters } from '../panel/use-live-filters.ts';

/** By pay, what the searcher gains comes first. */
const byPay: Record<CardKind, string> = {
  vacancy: 'По оплате: сначала выше',
  resume: 'По оплате: сначала ниже',
};

/** The usual one has no word in the address: where some fit better than others, these come first. */
export function SortField({ kind, live }: { kind: CardKind; live: LiveFilters }) {
  const { sort } = live.draft;
  const pay = { value: 'pay', label: byPay[kind] };
  return (
    <Select
      label="Порядок"
      hideLabel
      name="sort"
      form={filtersFormId}
      className="min-w-0 sm:min-w-68 [&_select]:text-ellipsis max-sm:[&_select]:pr-9 max-sm:[&_select]:pl-3 max-sm:[&_select]:text-sm"
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
  );
}
