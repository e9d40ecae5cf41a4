import { createFileRoute } from '@tanstack/react-router';
import { loadPreview } from '#web/cards/edit/preview/load-preview.ts';
import { PreviewPage } from '#web/cards/edit/preview/preview-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { requireTariff } from '#web/tariffs/tariff-guard.ts';

export const Route = createFileRoute('/_default/resumes/update/$category/$slug/show')({
  beforeLoad: (input) => requireTariff(input, { card: input.params.slug }),
  loader: ({ context, params }) => loadPreview(context.api, { kind: 'resume', ...params }),
  gcTime: 0,
  head: pageTitle('Редактировать анкету'),
  component: Page,
});

function Page() {
  const address = { kind: 'resume', ...Route.useParams() } as const;
  return <PreviewPage address={address} data={Route.useLoaderData()} />;
}
