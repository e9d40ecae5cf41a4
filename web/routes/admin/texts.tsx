import { createFileRoute } from '@tanstack/react-router';
import { textEditingCalls } from '#contract/text-editing.ts';
import { TextsPage } from '#web/admin/texts/texts-page.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/texts')({
  beforeLoad: requireAdmin,
  loader: ({ context }) => context.api.call(textEditingCalls.list),
  gcTime: 0,
  head: pageTitle('Тексты'),
  component: Page,
});

function Page() {
  return <TextsPage texts={Route.useLoaderData().data} />;
}
