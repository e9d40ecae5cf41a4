import { createFileRoute } from '@tanstack/react-router';
import { BroadcastPage } from '#web/admin/broadcasts/broadcast-page.tsx';
import { loadBroadcast } from '#web/admin/broadcasts/load-broadcast.ts';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/broadcast/$id')({
  beforeLoad: requireAdmin,
  loader: ({ context, params }) => loadBroadcast(context.api, params.id),
  gcTime: 0,
  head: pageTitle('Рассылка'),
  component: Page,
});

function Page() {
  const broadcast = Route.useLoaderData();
  return <BroadcastPage key={broadcast?.id ?? 'new'} broadcast={broadcast} />;
}
