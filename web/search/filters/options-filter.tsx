import { Choice } from '#web/ui/fields/choice.tsx';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { FoldedOptions } from './folded-options.tsx';
import type { FilterProps } from './filter-props.ts';
import { optionCount } from './option-count.ts';
import { allKey, chosenOf } from '#contract/search-filters.ts';
import { withChosen, withFilter } from '../state/search-state.ts';
import { tickOf } from './ticks.ts';

/** Any of the chosen ones will do; where a card may name many, all of them can be asked for. */
export function OptionsFilter({ definition, filters, groups, counts, onChange }: FilterProps) {
  const { key, label, type } = definition;
  const chosen = chosenOf(filters, key);
  const options = definition.options.filter(
    ({ value, hidden }) => !hidden || chosen.includes(value),
  );
  return (
    <Fieldset label={label} hideLabel>
      <div
        onChange={(event) => {
          const tick = tickOf(event);
          if (tick) onChange((before) => withChosen(before, key, tick.value, tick.on));
        }}
      >
        <FoldedOptions
          filter={key}
          groups={groups}
          lastChosen={options.findLastIndex(({ value }) => chosen.includes(value))}
        >
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
      {type === 'many' && chosen.length > 1 && (
        <Choice
          type="checkbox"
          name={allKey(key)}
          value="yes"
          label="Нужно всё сразу"
          checked={filters[allKey(key)] === 'yes'}
          onChange={({ target: { checked } }) =>
            onChange((before) => withFilter(before, allKey(key), checked ? 'yes' : ''))
          }
        />
      )}
    </Fieldset>
  );
}
