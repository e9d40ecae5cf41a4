import { createFileRoute } from '@tanstack/react-router';
import { loadLedger } from '#web/admin/ledger/load-ledger.ts';
import { LedgerPage } from '#web/admin/ledger/ledger-page.tsx';
import { ledgerSearch } from '#web/admin/ledger/ledger-search.ts';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/ledger')({
  beforeLoad: requireAdmin,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadLedger(context.api, ledgerSearch(deps)),
  gcTime: 0,
  head: pageTitle('Учёт денег'),
  component: Page,
});

function Page() {
  return <LedgerPage search={ledgerSearch(Route.useLoaderDeps())} loaded={Route.useLoaderData()} />;
}
