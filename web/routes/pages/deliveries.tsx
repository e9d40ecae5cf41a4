import { createFileRoute } from '@tanstack/react-router';
import { listDeliveries } from '#contract/deliveries.ts';
import { orNotFound } from '#web/lib/api/api.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { DeliveriesPage } from '#web/deliveries/deliveries-page.tsx';

export const Route = createFileRoute('/_default/dev/outbox')({
  loader: ({ context }) => orNotFound(context.api.call(listDeliveries)),
  head: pageTitle('Исходящие письма и СМС'),
  component: Page,
});

function Page() {
  return <DeliveriesPage letters={Route.useLoaderData().data} />;
}
