import { createFileRoute } from '@tanstack/react-router';
import { tariffEditingCalls } from '#contract/tariff-editing.ts';
import { TariffsPage } from '#web/admin/tariffs/tariffs-page.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/tariffs')({
  beforeLoad: requireAdmin,
  loader: ({ context }) => context.api.call(tariffEditingCalls.list),
  gcTime: 0,
  head: pageTitle('Тарифы'),
  component: Page,
});

function Page() {
  return <TariffsPage tariffs={Route.useLoaderData().data} />;
}
