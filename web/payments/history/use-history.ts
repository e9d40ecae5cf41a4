import { useCallback, useEffect, useRef, useState } from 'react';
import { subscriptionCalls } from '#contract/subscriptions.ts';
import { tariffChanged } from '#contract/payments.ts';
import { transactionCalls } from '#contract/transactions.ts';
import { personChannel } from '#contract/realtime.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { joined } from '#web/realtime/channel-events.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';
import { orNull, type LoadedHistory } from './load-history.ts';

/** What somebody holds and has paid, kept up to date by what the server tells. */
export function useHistory({ ownId, ...loaded }: LoadedHistory) {
  const api = useApi();
  const [subscriptions, setSubscriptions] = useState(loaded.subscriptions);
  const [payments, setPayments] = useState(loaded.payments);
  const [loading, setLoading] = useState<'resting' | 'loading' | 'failed'>('resting');
  const page = payments?.meta.current_page ?? 1;
  const pages = useRef(page);
  useEffect(() => {
    pages.current = page;
  }, [page]);

  /** True when all of it is there; what fails stays as it was. */
  const reload = useCallback(async () => {
    const [freshSubscriptions, freshPayments] = await Promise.all([
      orNull(api.call(subscriptionCalls.list)),
      orNull(listPages(api, pages.current)),
    ]);
    if (freshSubscriptions) setSubscriptions(freshSubscriptions);
    if (freshPayments) setPayments(freshPayments);
    return freshSubscriptions !== null && freshPayments !== null;
  }, [api]);

  useEffect(() => {
    // A failure is made up for by the next news.
    const again = () => void reload();
    const channel = personChannel(ownId);
    const stops = [subscribe(channel, tariffChanged, again), subscribe(channel, joined, again)];
    return () => stops.forEach((stop) => stop());
  }, [reload, ownId]);

  async function loadMore(): Promise<void> {
    setLoading('loading');
    try {
      const next = await api.call(transactionCalls.list, { query: { page: page + 1 } });
      // What was paid meanwhile has moved the pages: nothing comes twice.
      setPayments((before) => {
        const known = new Set(before?.data.map(({ id }) => id));
        const more = next.data.filter(({ id }) => !known.has(id));
        return { data: [...(before?.data ?? []), ...more], meta: next.meta };
      });
      setLoading('resting');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLoading('failed');
    }
  }

  async function retry(): Promise<void> {
    setLoading('loading');
    setLoading((await reload()) ? 'resting' : 'failed');
  }

  return { subscriptions, payments, loading, reload, retry, loadMore };
}

/** As many pages as are on the screen. */
async function listPages(api: Api, count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const all = await Promise.all(
    numbers.map((page) => api.call(transactionCalls.list, { query: { page } })),
  );
  const { meta } = all.at(-1) ?? { meta: { current_page: 1, last_page: 1 } };
  return { data: all.flatMap(({ data }) => data), meta };
}
