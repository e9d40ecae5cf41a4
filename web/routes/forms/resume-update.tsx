import { createFileRoute } from '@tanstack/react-router';
import { readFormSearch } from '#web/cards/owner/address.ts';
import { loadForm } from '#web/cards/edit/draft/load-form.ts';
import { EditPage } from '#web/cards/edit/form/edit-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { requireTariff } from '#web/tariffs/tariff-guard.ts';

export const Route = createFileRoute('/_default/resumes/update/$category/$slug')({
  validateSearch: readFormSearch,
  beforeLoad: (input) => requireTariff(input, { card: input.params.slug }),
  loader: ({ context, params }) => loadForm(context.api, { kind: 'resume', ...params }),
  // Steps are walked with what was loaded once; coming back later asks anew.
  staleTime: Infinity,
  gcTime: 0,
  head: pageTitle('Редактировать анкету'),
  component: Page,
});

function Page() {
  const address = { kind: 'resume', ...Route.useParams() } as const;
  return <EditPage address={address} data={Route.useLoaderData()} search={Route.useSearch()} />;
}
