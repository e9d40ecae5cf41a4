import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { FoldedOptions } from './folded-options.tsx';
import type { FilterProps } from './filter-props.ts';
import { optionCount } from './option-count.ts';
import { chosenOf } from '#contract/search-filters.ts';
import { withChosen } from '../state/search-state.ts';
import { tickOf } from './ticks.ts';

/** Any of the chosen ones will do, whether a card may name one or many. */
export function OptionsFilter({ definition, filters, counts, onChange }: FilterProps) {
  const { key, label, options } = definition;
  const chosen = chosenOf(filters, key);
  return (
    <Fieldset label={label} hideLabel>
      <div
        onChange={(event) => {
          const tick = tickOf(event);
          if (tick) onChange(withChosen(filters, key, tick.value, tick.on));
        }}
      >
        <FoldedOptions lastChosen={options.findLastIndex(({ value }) => chosen.includes(value))}>
          {options.map(({ value, label: text }) => (
            <FilterChoice
              key={value}
              filter={key}
              several
              value={value}
              label={text}
              checked={chosen.includes(value)}
              {...optionCount(counts, key, value)}
            />
          ))}
        </FoldedOptions>
      </div>
    </Fieldset>
  );
}
