import { createFileRoute } from '@tanstack/react-router';
import { CitiesPage } from '#web/admin/places/cities-page.tsx';
import { loadCities } from '#web/admin/places/load-city.ts';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/places')({
  beforeLoad: requireAdmin,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCities(context.api, deps),
  gcTime: 0,
  head: pageTitle('Города, метро и районы'),
  component: Page,
});

function Page() {
  return <CitiesPage {...Route.useLoaderData()} />;
}
