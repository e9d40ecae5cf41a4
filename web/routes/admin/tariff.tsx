import { createFileRoute, notFound } from '@tanstack/react-router';
import { tariffEditingCalls } from '#contract/tariff-editing.ts';
import { TariffEditor } from '#web/admin/tariffs/tariff-editor.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/tariffs/$slug')({
  beforeLoad: requireAdmin,
  loader: async ({ context, params }) => {
    const { data } = await context.api.call(tariffEditingCalls.list);
    const tariff = data.find(({ slug }) => slug === params.slug);
    if (!tariff) throw notFound();
    return tariff;
  },
  gcTime: 0,
  head: pageTitle('Тариф'),
  component: Page,
});

function Page() {
  const tariff = Route.useLoaderData();
  return <TariffEditor key={tariff.slug} tariff={tariff} />;
}
