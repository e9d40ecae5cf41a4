import { createFileRoute } from '@tanstack/react-router';
import { statisticsCalls } from '#contract/statistics.ts';
import { periodOf } from '#web/admin/statistics/period.ts';
import { StatisticsPage } from '#web/admin/statistics/statistics-page.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/statistics')({
  beforeLoad: requireAdmin,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.api.call(statisticsCalls.show, { query: periodOf(deps) }),
  gcTime: 0,
  head: pageTitle('Цифры'),
  component: Page,
});

function Page() {
  return <StatisticsPage period={periodOf(Route.useLoaderDeps())} loaded={Route.useLoaderData()} />;
}
