import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#web/lib/head/route-head.ts';
import { loadTariffs } from '#web/tariffs/load-tariffs.ts';
import { TariffsPage } from '#web/tariffs/tariffs-page.tsx';
import { tariffsSearch } from '#web/tariffs/tariffs-search.ts';

export const Route = createFileRoute('/_default/tariffs')({
  validateSearch: tariffsSearch,
  loaderDeps: ({ search }) => tariffsSearch(search),
  loader: ({ context, deps }) => loadTariffs(context.api, deps, context.user),
  head: routeHead,
  component: Page,
});

function Page() {
  const { role } = Route.useLoaderDeps();
  return <TariffsPage data={Route.useLoaderData()} isRoleNamed={role !== undefined} />;
}
