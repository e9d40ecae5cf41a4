import { createFileRoute } from '@tanstack/react-router';
import { adminPaymentCalls } from '#contract/admin-payments.ts';
import { PaymentsPage } from '#web/admin/payments/payments-page.tsx';
import { paymentsQuery, paymentsSearch } from '#web/admin/payments/payments-search.ts';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/payments')({
  beforeLoad: requireAdmin,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.api.call(adminPaymentCalls.list, { query: paymentsQuery(paymentsSearch(deps)) }),
  gcTime: 0,
  head: pageTitle('Платежи'),
  component: Page,
});

function Page() {
  return (
    <PaymentsPage search={paymentsSearch(Route.useLoaderDeps())} loaded={Route.useLoaderData()} />
  );
}
