import { createFileRoute } from '@tanstack/react-router';
import { textListCalls } from '#contract/text-lists.ts';
import { ListsPage } from '#web/admin/lists/lists-page.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/texts/home')({
  beforeLoad: requireAdmin,
  loader: ({ context }) => context.api.call(textListCalls.show),
  gcTime: 0,
  head: pageTitle('Главная и реквизиты'),
  component: Page,
});

function Page() {
  return <ListsPage lists={Route.useLoaderData()} />;
}
