import type { CardKind } from '#contract/categories.ts';
import { Select } from '#web/ui/select.tsx';
import { filtersFormId } from './filter-panel.tsx';
import { type Filters, withFilter } from './search-state.ts';

/** By pay, what the searcher gains comes first. */
const byPay: Record<CardKind, string> = {
  vacancy: 'Выше оплата',
  resume: 'Дешевле',
};

interface SortFieldProps {
  kind: CardKind;
  filters: Filters;
  onApply: (filters: Filters) => void;
}

export function SortField({ kind, filters, onApply }: SortFieldProps) {
  return (
    <Select
      label="Порядок"
      hideLabel
      name="sort"
      form={filtersFormId}
      className="min-w-0 sm:min-w-48"
      options={[
        { value: '', label: 'Новые' },
        { value: 'pay', label: byPay[kind] },
      ]}
      value={filters['sort'] === 'pay' ? 'pay' : ''}
      onChange={(event) => onApply(withFilter(filters, 'sort', event.target.value))}
    />
  );
}
