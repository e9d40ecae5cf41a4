import { createFileRoute, notFound } from '@tanstack/react-router';
import { adminPaymentCalls } from '#contract/admin-payments.ts';
import { PaymentPage } from '#web/admin/payments/payment-page.tsx';
import { orNotFound } from '#web/lib/api/api.ts';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/payments/$id')({
  beforeLoad: requireAdmin,
  loader: ({ context, params: { id } }) => {
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw notFound();
    return orNotFound(context.api.call(adminPaymentCalls.show, { params: { id } }));
  },
  // Each look is written down, so none is made beforehand or again from memory.
  preload: false,
  gcTime: 0,
  head: pageTitle('Платёж'),
  component: Page,
});

function Page() {
  return <PaymentPage payment={Route.useLoaderData()} />;
}
