import { Suspense } from 'react';
import { savedQueryOf } from '#contract/known-filters.ts';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx';
import { Container } from '#web/ui/display/container.tsx';
import { cardsCount, headingOf } from '#web/cards/areas/area-words.ts';
import { hrefLink } from '#web/lib/navigation/href-link.tsx';
import { CategoryLinks } from './category-links.tsx';
import { FilterPanel, foundId } from '../panel/filter-panel.tsx';
import { HoursLine } from '../results/hours-line.tsx';
import { ListResults } from '../results/list-results.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { Listing } from '../listing/load-listing.ts';
import { CorrectedLine } from '../results/corrected-line.tsx';
import { OtherCities } from './other-cities.tsx';
import { RelaxedLine } from '../results/relaxed-line.tsx';
import { SaveSearch } from '#web/saved-searches/save-search.tsx';
import { SearchLine } from './search-line.tsx';
import { trailOf } from '../listing/trail.ts';
import { useApplyFilters } from '../panel/use-apply-filters.ts';
import { useLiveFilters } from '../panel/use-live-filters.ts';

/** Only to read, and below the cards. */
const AreaGuide = lazyPart(() => import('./area-guide.tsx'));

export function ListPage({ listing }: { listing: Listing }) {
  return (
    <Container className="pt-1 pb-16 sm:pt-4">
      <Breadcrumbs items={trailOf(listing)} link={hrefLink} />
      <ListHeading listing={listing} />
      {/* Another place is another form: nothing of the one before may stay in its fields. */}
      <SearchAndFound key={listing.path} listing={listing} />
      <Suspense>
        <AreaGuide listing={listing} />
      </Suspense>
      <OtherCities listing={listing} />
    </Container>
  );
}

function ListHeading({ listing }: { listing: Listing }) {
  const { results, kind, city, category, filters } = listing;
  const area = { city: city?.slug, category: category?.slug };
  return (
    <header className="flex items-start justify-between gap-3 sm:mt-2">
      <div className="min-w-0 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3">
        <h1 className="text-2xl sm:text-3xl">{headingOf(listing)}</h1>
        <p aria-live="polite" className="numbers min-h-7 text-muted sm:mt-1 sm:text-lg">
          {'meta' in results && cardsCount(kind, results.meta.total, results.meta.total_is_exact)}
        </p>
      </div>
      <SaveSearch kind={kind} query={savedQueryOf(area, filters)} />
    </header>
  );
}

function SearchAndFound({ listing }: { listing: Listing }) {
  const live = useLiveFilters(listing.filters, useApplyFilters(listing.path));
  return (
    <>
      <SearchLine kind={listing.kind} live={live} />
      {!listing.category && <CategoryLinks listing={listing} />}
      <div className="mt-3 grid items-start gap-x-10 gap-y-6 sm:mt-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <FilterPanel listing={listing} live={live} />
        <div id={foundId} tabIndex={-1} className="min-w-0 outline-none">
          <ListToolbar listing={listing} live={live} />
          <CorrectedLine listing={listing} />
          <RelaxedLine listing={listing} />
          <HoursLine listing={listing} />
          <ListResults listing={listing} />
        </div>
      </div>
    </>
  );
}
