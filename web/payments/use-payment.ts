import { useCallback, useEffect, useState } from 'react';
import { paymentCalls, tariffChanged } from '#contract/payments.ts';
import { personChannel } from '#contract/realtime.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useSession, useUser } from '#web/lib/context/router-context.ts';
import { joined } from '#web/realtime/channel-events.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';
import type { LoadedPayment } from './load-payment.ts';

/**
 * Before each question to the bank; most answer at once, and after the last only news count. Each is
 * another one, for a new one is what starts the next timer.
 */
const pausesMs = [0, 2000, 3000, 4000, 5000, 8000, 12_000, 15_000, 20_000, 30_000, 60_000];

/** One payment, asked about on arrival and then less and less often, until it is known. */
export function usePayment({ payment: loaded }: LoadedPayment) {
  const api = useApi();
  const session = useSession();
  const ownId = useUser()?.id;
  const [payment, setPayment] = useState(loaded);
  const [tries, setTries] = useState(0);
  const { id } = loaded;
  const isWaiting = payment.status === 'pending';

  const ask = useCallback(
    async (call: typeof paymentCalls.get | typeof paymentCalls.check) => {
      try {
        const { payment: fresh } = await api.call(call, { params: { id } });
        // An answer that comes late does not take back what is known.
        setPayment((before) => (before.status === 'pending' ? fresh : before));
      } catch (error) {
        // Asked again soon.
        if (!(error instanceof ApiError)) throw error;
      }
    },
    [api, id],
  );

  const pauseMs = isWaiting ? pausesMs[tries] : undefined;
  useEffect(() => {
    if (pauseMs === undefined) return undefined;
    const timer = setTimeout(async () => {
      await ask(paymentCalls.check);
      setTries((before) => before + 1);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [ask, pauseMs]);

  useEffect(() => {
    if (!isWaiting || ownId === undefined) return undefined;
    const again = () => void ask(paymentCalls.get);
    const channel = personChannel(ownId);
    const stops = [subscribe(channel, tariffChanged, again), subscribe(channel, joined, again)];
    return () => stops.forEach((stop) => stop());
  }, [ask, isWaiting, ownId]);

  const wasWaiting = loaded.status === 'pending';
  useEffect(() => {
    // Also where no news come through: what the person holds stands in the header and in guards.
    if (wasWaiting && !isWaiting) void session.refresh().catch(ignoreRefusal);
  }, [wasWaiting, isWaiting, session]);

  return { payment, isAsking: pauseMs !== undefined, askAgain: () => setTries(0) };
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
