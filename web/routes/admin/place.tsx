import { createFileRoute } from '@tanstack/react-router';
import { CityEditor } from '#web/admin/places/city-editor.tsx';
import { loadCity } from '#web/admin/places/load-city.ts';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/places/$id')({
  beforeLoad: requireAdmin,
  loader: ({ context, params }) => loadCity(context.api, params.id),
  gcTime: 0,
  head: pageTitle('Город'),
  component: Page,
});

function Page() {
  const city = Route.useLoaderData();
  return <CityEditor key={city?.id ?? 'new'} city={city} />;
}
