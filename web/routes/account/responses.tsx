import { createFileRoute } from '@tanstack/react-router';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { loadResponses } from '#web/responses/load-responses.ts';
import { ResponsesPage } from '#web/responses/responses-page.tsx';
import { readResponsesSearch } from '#web/responses/responses-search.ts';

export const Route = createFileRoute('/_default/_account/account/responses')({
  beforeLoad: requireUser,
  validateSearch: readResponsesSearch,
  loaderDeps: ({ search }) => readResponsesSearch({ ...search }),
  loader: ({ context, deps }) => loadResponses(context.api, context.user, deps),
  head: pageTitle('Отклики'),
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  // Another page of the list, or another filter, begins with its own order.
  return <ResponsesPage key={JSON.stringify(loaded.search)} {...loaded} />;
}
