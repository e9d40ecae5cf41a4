import { createFileRoute } from '@tanstack/react-router';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { loadPayment } from '#web/payments/load-payment.ts';
import { PaymentPage } from '#web/payments/payment-page.tsx';

export const Route = createFileRoute('/_default/_account/account/payment/$id')({
  beforeLoad: requireUser,
  loader: ({ context, params }) => loadPayment(context.api, params.id),
  head: pageTitle('Оплата'),
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  return <PaymentPage key={loaded.payment.id} loaded={loaded} />;
}
