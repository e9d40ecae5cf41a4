import type { ReactNode } from 'react';
import { TextBlocks } from '#web/texts/text-blocks.tsx';
import { areaPath } from '#web/cards/areas/areas.ts';
import { headingOf } from '#web/cards/areas/area-words.ts';
import { CityLinks } from '#web/cards/areas/city-links.tsx';
import { hintSource, hintSum } from '#web/cards/pay-hint/pay-hint.ts';
import type { Listing } from '../listing/load-listing.ts';

/** Below the cards: what is usually paid, how to choose, and the same by station. */
export default function AreaGuide({ listing }: { listing: Listing }) {
  const { guide } = listing;
  if (!guide) return null;
  return (
    <div className="lazy-section [--height-until-seen:140rem] sm:[--height-until-seen:75rem] lg:[--height-until-seen:60rem]">
      <div className="mt-16 grid items-start gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_20rem]">
        {guide.text && (
          <Part id="guide" title={guide.text.title}>
            <div className="mt-3 max-w-prose">
              <TextBlocks blocks={guide.text.body} />
            </div>
          </Part>
        )}
        <UsualPay listing={listing} />
      </div>
      <PopularStations listing={listing} />
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const payTitles = { resume: 'Сколько обычно просят', vacancy: 'Сколько обычно платят' };

function UsualPay({ listing: { kind, guide } }: { listing: Listing }) {
  const hints = guide?.hints ?? [];
  if (hints.length === 0) return null;
  return (
    <Part id="usual-pay" title={payTitles[kind]}>
      <ul className="mt-3 flex flex-col gap-3">
        {hints.map((hint) => (
          <li key={hint.unit} className="rounded-card bg-surface-soft px-4 py-3">
            <p className="numbers text-lg font-semibold">{hintSum(hint)}</p>
            <p className="numbers mt-0.5 text-sm text-muted">{hintSource(kind, hint)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function PopularStations({ listing }: { listing: Listing }) {
  const { kind, city, category, guide } = listing;
  const stations = guide?.stations ?? [];
  if (!city || !category || stations.length === 0) return null;
  const links = stations.map((metro) => ({
    href: areaPath(kind, city.slug, category.slug, metro.slug),
    label: headingOf({ kind, category, city, metro }),
  }));
  return (
    <div className="mt-16 print:hidden">
      <Part id="popular-stations" title="По станциям метро">
        <CityLinks links={links} />
      </Part>
    </div>
  );
}
