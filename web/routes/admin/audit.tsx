import { createFileRoute } from '@tanstack/react-router';
import { auditCalls } from '#contract/audit.ts';
import { AuditPage } from '#web/admin/audit/audit-page.tsx';
import { auditQuery, auditSearch } from '#web/admin/audit/audit-search.ts';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/audit')({
  beforeLoad: requireAdmin,
  loaderDeps: ({ search }) => auditSearch(search),
  loader: ({ context, deps }) => context.api.call(auditCalls.list, { query: auditQuery(deps) }),
  head: pageTitle('Журнал'),
  component: Page,
});

function Page() {
  return <AuditPage search={Route.useLoaderDeps()} loaded={Route.useLoaderData()} />;
}
