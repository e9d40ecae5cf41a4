import { createFileRoute, notFound } from '@tanstack/react-router';
import { tariffTextCalls } from '#contract/tariff-editing.ts';
import { TariffTextsEditor } from '#web/admin/tariffs/tariff-texts-editor.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/texts/tariffs/$role')({
  beforeLoad: requireAdmin,
  loader: ({ context, params: { role } }) => {
    if (role !== 'worker' && role !== 'employee') throw notFound();
    return context.api.call(tariffTextCalls.show, { params: { role } });
  },
  gcTime: 0,
  head: pageTitle('Тексты тарифов'),
  component: Page,
});

function Page() {
  const texts = Route.useLoaderData();
  return <TariffTextsEditor key={texts.role} texts={texts} />;
}
