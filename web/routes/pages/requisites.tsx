import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#web/lib/head/route-head.ts';
import { loadRequisites } from '#web/content/load-text-page.ts';
import { RequisitesPage } from '#web/content/requisites-page.tsx';

export const Route = createFileRoute('/_default/requisites')({
  loader: ({ context }) => loadRequisites(context.api),
  head: routeHead,
  component: Page,
});

function Page() {
  const { page, requisites } = Route.useLoaderData();
  return <RequisitesPage page={page} requisites={requisites} />;
}
