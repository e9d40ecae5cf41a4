import { Suspense, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { Place, PlaceKind } from '#contract/places.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import type { CommonFilterProps } from './filter-props.ts';
import { FilterSection } from './filter-section.tsx';
import { PlaceChoices } from './place-choices.tsx';
import { chosenOf } from '#contract/search-filters.ts';
import { withChosen } from '../state/search-state.ts';
import { tickOf } from './ticks.ts';

/** Wanted only once the section is opened. */
const PlaceSearch = lazyPart(() => import('./place-search.tsx'));
const NearStations = lazyPart(() => import('./near-stations.tsx'));

interface PlaceFilterProps extends CommonFilterProps {
  kind: PlaceKind;
  city: string;
  /** At least the chosen ones; without scripts all of them. */
  places: Place[];
}

const titles: Record<PlaceKind, string> = { metro: 'Метро', district: 'Район' };

/** The chosen ones are always there; the whole list of the city comes when the section is opened. */
export function PlaceFilter(props: PlaceFilterProps) {
  const { kind, city, places, filters, groups, counts, onChange } = props;
  const chosen = chosenOf(filters, kind);
  const [isOpened, setOpened] = useState(false);
  // What many were added to begins anew, with them in sight.
  const [additions, setAdditions] = useState(0);
  const drawn = { kind, chosen, counts };
  const chooseAll = (slugs: string[], on: boolean) =>
    onChange((before) => slugs.reduce((all, slug) => withChosen(all, kind, slug, on), before));
  return (
    <FilterSection
      title={titles[kind]}
      filter={kind}
      groups={groups}
      count={chosen.length}
      open={chosen.length > 0}
      // With something chosen it is open from the start, and one word more is asked.
      onToggle={(isOpen) => isOpen && chosen.length === 0 && setOpened(true)}
    >
      <Fieldset label={titles[kind]} hideLabel>
        <div
          onChange={(event) => {
            const tick = tickOf(event);
            if (tick) onChange((before) => withChosen(before, kind, tick.value, tick.on));
          }}
        >
          {isOpened ? (
            <Suspense fallback={<p className="py-2 text-muted">Загружаем…</p>}>
              <PlaceSearch key={additions} city={city} {...drawn} onChooseAll={chooseAll} />
            </Suspense>
          ) : (
            <>
              <PlaceChoices places={places.filter((place) => place.kind === kind)} {...drawn} />
              <Button
                kind="quiet"
                size="small"
                onClick={() => setOpened(true)}
                className="-ml-4 noscript:hidden"
              >
                Выбрать ещё
              </Button>
            </>
          )}
        </div>
        {kind === 'metro' && chosen.length > 0 && (
          <Suspense>
            <NearStations
              city={city}
              chosen={chosen}
              onChoose={(slugs) => {
                chooseAll(slugs, true);
                setAdditions(additions + 1);
              }}
            />
          </Suspense>
        )}
      </Fieldset>
    </FilterSection>
  );
}
