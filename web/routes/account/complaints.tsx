import { createFileRoute } from '@tanstack/react-router';
import { listOwnComplaints } from '#contract/complaints.ts';
import { ComplaintsPage } from '#web/complaints/complaints-page.tsx';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/complaints')({
  beforeLoad: requireUser,
  loader: ({ context }) => context.api.call(listOwnComplaints),
  head: pageTitle('Жалобы'),
  component: Page,
});

function Page() {
  return <ComplaintsPage complaints={Route.useLoaderData().data} />;
}
