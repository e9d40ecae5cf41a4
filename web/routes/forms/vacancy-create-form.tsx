import { createFileRoute } from '@tanstack/react-router';
import { readFormSearch } from '#web/cards/owner/address.ts';
import { loadForm } from '#web/cards/edit/draft/load-form.ts';
import { EditPage } from '#web/cards/edit/form/edit-page.tsx';
import { requireRole } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/vacancies/create/$category')({
  validateSearch: readFormSearch,
  beforeLoad: requireRole('employer'),
  loader: ({ context, params }) => loadForm(context.api, { kind: 'vacancy', ...params }),
  // Steps are walked with what was loaded once; coming back later asks anew.
  staleTime: Infinity,
  gcTime: 0,
  head: pageTitle('Создать вакансию'),
  component: Page,
});

function Page() {
  const address = { kind: 'vacancy', ...Route.useParams() } as const;
  return <EditPage address={address} data={Route.useLoaderData()} search={Route.useSearch()} />;
}
