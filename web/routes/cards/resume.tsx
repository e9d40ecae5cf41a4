import { createFileRoute } from '@tanstack/react-router';
import { loadCard } from '#web/cards/detail/load-card.ts';
import { DetailPage } from '#web/cards/detail/detail-page.tsx';
import { routeHead } from '#web/lib/head/route-head.ts';
import { useRememberCard } from '#web/recent/use-remember-card.ts';

export const Route = createFileRoute('/_default/resume-{$slug}')({
  loader: ({ context, params }) => loadCard(context.api, 'resume', params.slug),
  head: routeHead,
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  useRememberCard(loaded.card);
  return <DetailPage {...loaded} />;
}
