import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paymentCalls, tariffChanged, type Payment } from '#contract/payments.ts';
import { personChannel } from '#contract/realtime.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useUser } from '#web/lib/context/router-context.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';

const pausesMs = [0, 2000, 3000, 5000, 8000, 15_000, 30_000, 60_000];

/** A payment as it is now: the bank is asked on arrival, and then less and less often; pushes come first. */
export function usePayment(loaded: Payment): Payment {
  const api = useApi();
  const router = useRouter();
  const userId = useUser()?.id;
  const [payment, setPayment] = useState(loaded);
  const isPending = payment.status === 'pending';
  const { id } = loaded;

  useEffect(() => {
    if (!isPending) return undefined;
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        setPayment((await api.call(paymentCalls.check, { params: { id } })).payment);
      } catch (error) {
        // The next turn asks again.
        if (!(error instanceof ApiError)) throw error;
      }
      turn += 1;
      if (turn < pausesMs.length) timer = setTimeout(() => void ask(), pausesMs[turn]);
    };
    void ask();
    const stop =
      userId === undefined
        ? undefined
        : subscribe(personChannel(userId), tariffChanged, (news) => {
            if (news.payment_id === id) void ask();
          });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [api, id, isPending, userId]);

  useEffect(() => {
    // The tariff of the person is another one now.
    if (!isPending && loaded.status === 'pending') void router.invalidate();
  }, [isPending, loaded.status, router]);
  return payment;
}
