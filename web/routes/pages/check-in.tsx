import { createFileRoute } from '@tanstack/react-router';
import { CheckInLinkPage } from '#web/check-ins/check-in-link-page.tsx';
import { loadVisit } from '#web/check-ins/load-visit.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/check-in/$id/$key')({
  loader: ({ context, params }) => loadVisit(context.api, params),
  gcTime: 0,
  head: pageTitle('Безопасный визит'),
  component: Page,
});

function Page() {
  return <CheckInLinkPage visit={Route.useLoaderData()} />;
}
