import { createFileRoute } from '@tanstack/react-router';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { HistoryPage } from '#web/payments/history/history-page.tsx';
import { loadHistory } from '#web/payments/history/load-history.ts';

export const Route = createFileRoute('/_default/_account/account/payment_history')({
  beforeLoad: requireUser,
  loader: ({ context }) => loadHistory(context.api, context.user),
  head: pageTitle('История платежей'),
  component: Page,
});

function Page() {
  return <HistoryPage loaded={Route.useLoaderData()} />;
}
