import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { CurrentTariffs } from './current-tariffs.tsx';
import type { LoadedHistory } from './load-history.ts';
import { PaymentList } from './payment-list.tsx';
import { useHistory } from './use-history.ts';

/** What somebody holds, what will be charged, and all that they have paid. */
export function HistoryPage({ loaded }: { loaded: LoadedHistory }) {
  const { subscriptions, payments, loading, reload, retry, loadMore } = useHistory(loaded);
  const isRetrying = loading === 'loading';
  const failed = <ErrorState onRetry={() => void retry()} retrying={isRetrying} />;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <h1 className="text-3xl">История платежей</h1>
      {subscriptions ? (
        <CurrentTariffs subscriptions={subscriptions} onChange={() => void reload()} />
      ) : (
        failed
      )}
      {payments ? (
        <PaymentList
          payments={payments}
          loading={loading}
          onMore={() => void loadMore()}
          onChange={() => void reload()}
        />
      ) : (
        subscriptions && failed
      )}
    </div>
  );
}
