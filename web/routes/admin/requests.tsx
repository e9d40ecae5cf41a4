import { createFileRoute } from '@tanstack/react-router';
import { contactRequestCalls } from '#contract/contact-requests.ts';
import { RequestsPage } from '#web/admin/requests/requests-page.tsx';
import { requestsSearch } from '#web/admin/requests/requests-search.ts';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/requests')({
  beforeLoad: requireAdmin,
  loaderDeps: ({ search }) => requestsSearch(search),
  loader: ({ context, deps }) => context.api.call(contactRequestCalls.list, { query: deps }),
  gcTime: 0,
  head: pageTitle('Обращения'),
  component: Page,
});

function Page() {
  const { data, meta } = Route.useLoaderData();
  return <RequestsPage search={Route.useLoaderDeps()} requests={data} meta={meta} />;
}
