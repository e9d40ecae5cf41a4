import { payUnits } from '#contract/pay.ts';
import { payUnitNames } from '#contract/pay.ts';
import type { CardKind } from '#contract/categories.ts';
import { Select } from '#web/ui/select.tsx';
import { type Filters, withFilter } from './search-state.ts';
import { SumField } from './sum-field.tsx';

interface PayFilterProps {
  kind: CardKind;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const options = payUnits.map((value) => ({ value, label: payUnitNames[value] }));

export function PayFilter({ kind, filters, onChange }: PayFilterProps) {
  const unit = filters['pay_unit'];
  return (
    <div className="grid grid-cols-2 gap-3 border-b border-line pb-5">
      <SumField
        // A family looks at what it can afford, a worker at what is worth the while.
        name={kind === 'resume' ? 'pay_to' : 'pay_from'}
        label={kind === 'resume' ? 'Ставка до' : 'Оплата от'}
        suffix="₽"
        filters={filters}
        onChange={onChange}
      />
      <Select
        name="pay_unit"
        label="Как платят"
        placeholder="неважно"
        options={options}
        value={typeof unit === 'string' ? unit : ''}
        onChange={(event) => onChange(withFilter(filters, 'pay_unit', event.target.value))}
      />
    </div>
  );
}
