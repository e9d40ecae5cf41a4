import { useShell } from '#web/lib/use-shell.ts';
import { areaPath } from '../areas.ts';
import { headingOf } from '../area-words.ts';
import { CityLinks } from '../city-links.tsx';
import type { Listing } from './load-listing.ts';

const citiesShown = 12;

export function OtherCities({ listing: { kind, category, city } }: { listing: Listing }) {
  const known = useShell()?.cities ?? [];
  const cities = known.filter(({ slug }) => slug !== city?.slug).slice(0, citiesShown);
  return (
    <section aria-labelledby="other-cities" className="mt-16">
      <h2 id="other-cities" className="text-2xl">
        {city ? 'В других городах' : 'По городам'}
      </h2>
      <CityLinks
        links={cities.map((one) => ({
          href: areaPath(kind, one.slug, category?.slug),
          label: headingOf({ kind, category, city: one }),
        }))}
      />
    </section>
  );
}
