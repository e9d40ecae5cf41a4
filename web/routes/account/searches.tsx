import { createFileRoute } from '@tanstack/react-router';
import { savedSearchCalls } from '#contract/saved-searches.ts';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { SearchesPage } from '#web/saved-searches/searches-page.tsx';

export const Route = createFileRoute('/_default/_account/account/searches')({
  beforeLoad: requireUser,
  loader: ({ context }) => context.api.call(savedSearchCalls.list),
  head: pageTitle('Сохранённые поиски'),
  component: Page,
});

function Page() {
  return <SearchesPage loaded={Route.useLoaderData().data} />;
}
