import { createFileRoute } from '@tanstack/react-router';
import { moderationCalls } from '#contract/moderation.ts';
import { AppealsPage } from '#web/admin/appeals/appeals-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/appeals')({
  loader: ({ context }) => context.api.call(moderationCalls.appeals.list, { query: {} }),
  // Others work at it too: what was seen before is never shown again.
  gcTime: 0,
  head: pageTitle('Обжалования'),
  component: Page,
});

function Page() {
  return <AppealsPage loaded={Route.useLoaderData()} />;
}
