import { createFileRoute } from '@tanstack/react-router';
import { loadPreview } from '#web/cards/edit/preview/load-preview.ts';
import { PreviewPage } from '#web/cards/edit/preview/preview-page.tsx';
import { requireRole } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/vacancies/create/$category/show')({
  beforeLoad: requireRole('employer'),
  loader: ({ context, params }) => loadPreview(context.api, { kind: 'vacancy', ...params }),
  gcTime: 0,
  head: pageTitle('Создать вакансию'),
  component: Page,
});

function Page() {
  const address = { kind: 'vacancy', ...Route.useParams() } as const;
  return <PreviewPage address={address} data={Route.useLoaderData()} />;
}
