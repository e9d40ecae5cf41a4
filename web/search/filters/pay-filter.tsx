import { guessPerHour, perHourText } from '#contract/pay-per-hour.ts';
import type { Filters } from '#contract/search-filters.ts';
import { payUnits } from '#contract/pay.ts';
import { payUnitNames } from '#contract/pay.ts';
import type { CardKind } from '#contract/categories.ts';
import { Select } from '#web/ui/fields/select.tsx';
import type { CommonFilterProps } from './filter-props.ts';
import { optionCount } from './option-count.ts';
import { withFilter } from '../state/search-state.ts';
import { SumField } from './sum-field.tsx';

interface PayFilterProps extends CommonFilterProps {
  kind: CardKind;
}

export function PayFilter({ kind, filters, counts, onChange }: PayFilterProps) {
  const unit = filters['pay_unit'];
  const options = payUnits.map((value) => {
    const count = optionCount(counts, 'pay_unit', value).count;
    return { value, label: payUnitNames[value] + (count && ` · ${count}`) };
  });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3 large:grid-cols-1 border-b border-line pb-5">
      <SumField
        // A family looks at what it can afford, a worker at what is worth the while.
        name={kind === 'resume' ? 'pay_to' : 'pay_from'}
        label={kind === 'resume' ? 'Ставка до' : 'Оплата от'}
        suffix="₽"
        hint={unit ? undefined : guessOf(filters[kind === 'resume' ? 'pay_to' : 'pay_from'])}
        filters={filters}
        onChange={onChange}
      />
      <Select
        name="pay_unit"
        label="Как платят"
        placeholder="неважно"
        options={options}
        value={typeof unit === 'string' ? unit : ''}
        onChange={({ target: { value } }) =>
          onChange((before) => withFilter(before, 'pay_unit', value))
        }
      />
    </div>
  );
}

/** What a sum without a unit is taken for, once it is not of an hour anyway. */
function guessOf(sum: Filters[string] | undefined): string | undefined {
  const roubles = Number(sum);
  if (!sum || Number.isNaN(roubles) || guessPerHour(roubles) === roubles) return undefined;
  return perHourText(guessPerHour(roubles) * 100);
}
