import { createFileRoute } from '@tanstack/react-router';
import { moderationCalls } from '#contract/moderation.ts';
import { RefundsPage } from '#web/admin/refunds/refunds-page.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/refunds')({
  beforeLoad: requireAdmin,
  loader: ({ context }) => context.api.call(moderationCalls.refunds.list, { query: {} }),
  // Others work at it too: what was seen before is never shown again.
  gcTime: 0,
  head: pageTitle('Возвраты'),
  component: Page,
});

function Page() {
  return <RefundsPage loaded={Route.useLoaderData()} />;
}
