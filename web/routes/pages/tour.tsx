import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#web/lib/head/route-head.ts';
import { loadTour } from '#web/content/tour/load-tour.ts';
import { TourPage } from '#web/content/tour/tour-page.tsx';
import { tourRole } from '#web/content/tour/tour-role.ts';

export const Route = createFileRoute('/_default/ture')({
  loaderDeps: ({ search }) => ({ role: tourRole(search) }),
  loader: ({ context, deps }) => loadTour(context.api, deps.role),
  head: routeHead,
  component: Page,
});

function Page() {
  const { page, role } = Route.useLoaderData();
  return <TourPage page={page} role={role} />;
}
