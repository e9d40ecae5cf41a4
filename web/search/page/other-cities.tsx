import { useShell } from '#web/lib/context/use-shell.ts';
import { areaPath } from '#web/cards/areas/areas.ts';
import { headingOf } from '#web/cards/areas/area-words.ts';
import { CityLinks } from '#web/cards/areas/city-links.tsx';
import type { Listing } from '../listing/load-listing.ts';

const bigCities = 12;

/** The neighbours of a city that have somebody, if there are any; the big ones of the country. */
export function OtherCities({ listing }: { listing: Listing }) {
  const { kind, category, city, neighbours } = listing;
  const known = useShell()?.cities ?? [];
  const cities = city ? neighbours : known.slice(0, bigCities);
  if (cities.length === 0) return null;
  const links = cities.map((one) => ({
    href: areaPath(kind, one.slug, category?.slug),
    label: headingOf({ kind, category, city: one }),
  }));
  const everywhere = {
    href: areaPath(kind, category?.slug),
    label: `${headingOf({ kind, category, city: null })} по всей России`,
  };
  return (
    <section aria-labelledby="other-cities" className="mt-16 print:hidden">
      <h2 id="other-cities" className="text-2xl">
        {city ? 'В соседних городах' : 'По городам'}
      </h2>
      <CityLinks links={city ? [...links, everywhere] : links} />
    </section>
  );
}
