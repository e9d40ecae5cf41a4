import { createFileRoute } from '@tanstack/react-router';
import { referenceCalls } from '#contract/references.ts';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { ReferencesPage } from '#web/references/references-page.tsx';

export const Route = createFileRoute('/_default/_account/account/references')({
  beforeLoad: requireUser,
  loader: ({ context }) =>
    context.user?.role.name === 'worker' ? context.api.call(referenceCalls.list) : null,
  head: pageTitle('Рекомендации'),
  component: Page,
});

function Page() {
  return <ReferencesPage references={Route.useLoaderData()?.data ?? null} />;
}
