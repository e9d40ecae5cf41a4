import { createFileRoute } from '@tanstack/react-router';
import { moderationCalls } from '#contract/moderation.ts';
import { ComplaintsPage } from '#web/admin/complaints/complaints-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/complaints')({
  loader: ({ context }) => context.api.call(moderationCalls.complaints.list, { query: {} }),
  // Others work at it too: what was seen before is never shown again.
  gcTime: 0,
  head: pageTitle('Жалобы'),
  component: Page,
});

function Page() {
  return <ComplaintsPage loaded={Route.useLoaderData()} />;
}
