import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '#web/search/page/list-page.tsx';
import { loadListing } from '#web/search/listing/load-listing.ts';
import { listingSearch } from '#web/search/state/search-state.ts';
import { routeHead } from '#web/lib/head/route-head.ts';
import { refuseSide } from '#web/lib/context/guards.ts';
import { RecentUnderList } from '#web/recent/recent-under-list.tsx';

export const Route = createFileRoute('/_default/resumes/$')({
  beforeLoad: refuseSide('worker'),
  loaderDeps: ({ search }) => listingSearch(search),
  loader: ({ context, params, deps }) => loadListing(context.api, 'resume', params._splat, deps),
  head: routeHead,
  component: Page,
});

function Page() {
  const listing = Route.useLoaderData();
  return (
    <>
      <ListPage listing={listing} />
      <RecentUnderList listing={listing} />
    </>
  );
}
