import { createFileRoute } from '@tanstack/react-router';
import { CityPage } from '#web/search/city/city-page.tsx';
import { loadCity } from '#web/search/city/load-city.ts';
import { routeHead } from '#web/lib/head/route-head.ts';

export const Route = createFileRoute('/_default/$city')({
  loader: ({ context, params }) => loadCity(context.api, params.city),
  head: routeHead,
  component: Page,
});

function Page() {
  return <CityPage page={Route.useLoaderData()} />;
}
