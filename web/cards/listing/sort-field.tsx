import type { CardKind } from '#contract/categories.ts';
import { Select } from '#web/ui/select.tsx';
import { filtersFormId } from './filter-panel.tsx';
import { type Filters, withFilter } from './search-state.ts';

/** By pay, what the searcher gains comes first. */
const byPay: Record<CardKind, string> = {
  vacancy: 'Сначала с большей оплатой',
  resume: 'Сначала недорогие',
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
      className="grow sm:grow-0"
      options={[
        { value: '', label: 'Сначала новые' },
        { value: 'pay', label: byPay[kind] },
      ]}
      value={filters['sort'] === 'pay' ? 'pay' : ''}
      onChange={(event) => onApply(withFilter(filters, 'sort', event.target.value))}
    />
  );
}
