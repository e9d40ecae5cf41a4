import { createFileRoute } from '@tanstack/react-router';
import { moderationCalls } from '#contract/moderation.ts';
import { AdminLayout } from '#web/admin/overview/admin-layout.tsx';
import { requireStaff } from '#web/lib/context/guards.ts';

export const Route = createFileRoute('/_default/_admin')({
  beforeLoad: requireStaff,
  loader: ({ context }) => context.api.call(moderationCalls.overview),
  component: Page,
});

function Page() {
  return <AdminLayout loaded={Route.useLoaderData().data} />;
}
