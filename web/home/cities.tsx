import { CityLinks } from '#web/cards/areas/city-links.tsx';
import { useShell } from '#web/lib/context/use-shell.ts';

const citiesShown = 12;

export function Cities() {
  const cities = useShell()?.cities ?? [];
  return (
    <section aria-labelledby="cities" className="max-sm:hidden">
      <h2 id="cities" className="text-3xl">
        По городам
      </h2>
      <CityLinks
        links={cities.slice(0, citiesShown).map((city) => ({
          href: `/${city.slug}`,
          label: `Помощники и работа ${city.prepositional}`,
        }))}
      />
    </section>
  );
}
