import { createFileRoute } from '@tanstack/react-router';
import { broadcastCalls } from '#contract/broadcasts.ts';
import { BroadcastsPage } from '#web/admin/broadcasts/broadcasts-page.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/broadcast')({
  beforeLoad: requireAdmin,
  loader: ({ context }) => context.api.call(broadcastCalls.list),
  gcTime: 0,
  head: pageTitle('Рассылки'),
  component: Page,
});

function Page() {
  return <BroadcastsPage broadcasts={Route.useLoaderData().data} />;
}
