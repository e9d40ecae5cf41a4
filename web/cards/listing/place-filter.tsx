import { useState } from 'react';
import type { Place, PlaceKind } from '#contract/places.ts';
import { Button } from '#web/ui/button.tsx';
import { Fieldset } from '#web/ui/fieldset.tsx';
import { FilterChoice } from './filter-choice.tsx';
import type { CommonFilterProps } from './filter-props.ts';
import { FilterSection } from './filter-section.tsx';
import { PlaceSearch } from './place-search.tsx';
import { chosenOf, withChosen } from './search-state.ts';

interface PlaceFilterProps extends CommonFilterProps {
  kind: PlaceKind;
  city: string;
  /** At least the chosen ones; without scripts all of them. */
  places: Place[];
}

const titles: Record<PlaceKind, string> = { metro: 'Метро', district: 'Район' };

/** The chosen ones are always there; the whole list of the city comes when the section is opened. */
export function PlaceFilter({ kind, city, places, ...props }: PlaceFilterProps) {
  const { filters, counts, onChange } = props;
  const chosen = chosenOf(filters, kind);
  const [isOpened, setOpened] = useState(false);
  const draw = ({ slug, name }: Place) => (
    <FilterChoice
      key={slug}
      filter={kind}
      several
      value={slug}
      label={name}
      counts={counts}
      checked={chosen.includes(slug)}
      onChange={(on) => onChange(withChosen(filters, kind, slug, on))}
    />
  );
  return (
    <FilterSection
      title={titles[kind]}
      count={chosen.length}
      open={chosen.length > 0}
      // With something chosen it is open from the start, and one word more is asked.
      onToggle={(isOpen) => isOpen && chosen.length === 0 && setOpened(true)}
    >
      <Fieldset label={titles[kind]} hideLabel>
        {isOpened ? (
          <PlaceSearch kind={kind} city={city} chosen={chosen} draw={draw} />
        ) : (
          <div>
            {places.filter((place) => place.kind === kind).map(draw)}
            <Button
              kind="quiet"
              size="small"
              onClick={() => setOpened(true)}
              className="-ml-4 noscript:hidden"
            >
              Выбрать ещё
            </Button>
          </div>
        )}
      </Fieldset>
    </FilterSection>
  );
}
