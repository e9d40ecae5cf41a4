import { createFileRoute } from '@tanstack/react-router';
import { moderationCalls } from '#contract/moderation.ts';
import { PassportsPage } from '#web/admin/passports/passports-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/passports')({
  loader: ({ context }) => context.api.call(moderationCalls.passports.list, { query: {} }),
  // Others work at it too: what was seen before is never shown again.
  gcTime: 0,
  head: pageTitle('Паспорта'),
  component: Page,
});

function Page() {
  return <PassportsPage loaded={Route.useLoaderData()} />;
}
