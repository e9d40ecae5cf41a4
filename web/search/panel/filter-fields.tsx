import { useMemo, useState } from 'react';
import { AttributeFilter } from '../filters/attribute-filter.tsx';
import { FreshFilter } from '../filters/fresh-filter.tsx';
import type { Listing } from '../listing/load-listing.ts';
import { MoreFilters } from './more-filters.tsx';
import { PayFilter } from '../filters/pay-filter.tsx';
import { YesFilter } from '../filters/yes-filter.tsx';
import type { CommonFilterProps, FilterGroups } from '../filters/filter-props.ts';
import { PlaceFilter } from '../filters/place-filter.tsx';
import { wholeHref } from '../state/href.ts';
import { splitFilters } from '../state/shown-filters.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useAllFilters } from './use-all-filters.ts';

interface FilterFieldsProps extends Omit<CommonFilterProps, 'groups'> {
  listing: Listing;
}

/** More open sections would hide the others below the screen. */
const openAtFirst = 3;

export function FilterFields({ listing, ...chosen }: FilterFieldsProps) {
  const { kind, city, places } = listing;
  const { filters } = chosen;
  const groups = useMemo(() => groupsOf(listing), [listing]);
  const choosing = { ...chosen, groups };
  const [isWhole, setWhole] = useState(listing.whole !== null);
  const known = useAllFilters(listing, isWhole);
  const { all, main } = splitFilters(known.definitions, filters);
  const shown = isWhole ? all : main;
  const more = all.length - main.length + known.missing;
  return (
    <div className="flex flex-col">
      <PayFilter kind={kind} {...choosing} />
      {city &&
        city.place_kinds.map((one) => (
          <PlaceFilter key={one} kind={one} city={city.slug} places={places} {...choosing} />
        ))}
      {/* Where nothing else is asked there is room for it. */}
      <FreshFilter {...choosing} open={all.length === 0} />
      {kind === 'resume' && <YesFilter filter="photo" label="С фото" {...choosing} />}
      <YesFilter filter="passport" label="Паспорт проверен" {...choosing} />
      {shown.map((definition, at) => (
        <AttributeFilter
          key={definition.key}
          definition={definition}
          {...choosing}
          open={at < openAtFirst}
        />
      ))}
      {isWhole && known.missing > 0 && (
        <FiltersComing failed={known.failed} onRetry={known.retry} />
      )}
      {more > 0 && (
        <MoreFilters
          listing={listing}
          isWhole={isWhole}
          hidden={more}
          onToggle={() => setWhole(!isWhole)}
        />
      )}
    </div>
  );
}

function FiltersComing({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) return <p className="py-2 text-muted">Загружаем…</p>;
  return (
    <Button kind="secondary" size="small" onClick={onRetry} className="self-start">
      Не загрузилось. Ещё раз
    </Button>
  );
}

/** Without scripts a link leads to the same page with a group open. */
function groupsOf({ path, filters, whole }: Listing): FilterGroups {
  return {
    isWhole: whole !== null,
    isAskedFor: (filter) => whole === filter,
    href: (filter) => wholeHref(path, filters, filter),
  };
}
