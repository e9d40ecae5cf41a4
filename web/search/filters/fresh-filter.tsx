import { freshnesses, freshnessNames } from '#contract/freshness.ts';
import { capitalize } from '#contract/russian.ts';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { FilterChoice } from './filter-choice.tsx';
import type { CommonFilterProps } from './filter-props.ts';
import { FilterSection } from './filter-section.tsx';
import { optionCount } from './option-count.ts';
import { withFilter } from '../state/search-state.ts';

interface FreshFilterProps extends CommonFilterProps {
  open: boolean;
}

const title = 'Опубликовано';

/** One of three times, or all of it: then the address says nothing. */
export function FreshFilter({ filters, groups, counts, onChange, open }: FreshFilterProps) {
  const chosen = filters['fresh'];
  const isChosen = chosen !== undefined;
  return (
    <FilterSection
      title={title}
      filter="fresh"
      groups={groups}
      count={isChosen ? 1 : 0}
      open={open || isChosen}
    >
      <Fieldset label={title} hideLabel>
        <div
          onChange={({ target }) => {
            if (!(target instanceof HTMLInputElement)) return;
            const { value } = target;
            onChange((before) => withFilter(before, 'fresh', value));
          }}
        >
          <FilterChoice
            filter="fresh"
            single
            value=""
            label="За всё время"
            checked={!isChosen}
            count=""
            isEmpty={false}
          />
          {freshnesses.map((one) => (
            <FilterChoice
              key={one}
              filter="fresh"
              single
              value={one}
              label={capitalize(freshnessNames[one])}
              checked={chosen === one}
              {...optionCount(counts, 'fresh', one)}
            />
          ))}
        </div>
      </Fieldset>
    </FilterSection>
  );
}
