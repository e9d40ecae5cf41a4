import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { idempotencyHeader } from '#contract/page.ts';
import { paymentCalls, paymentPath, type Quote } from '#contract/payments.ts';
import type { Tariff } from '#contract/tariffs.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { newKey } from '#web/lib/api/idempotency-keys.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useNextPath } from './use-next-path.ts';

interface Buying {
  tariff: Tariff;
  quote: Quote;
  isRenewed: boolean;
  onStale: () => void;
}

/** Buys what was shown, once for each time that the step is opened, and leads to the bank. */
export function useBuying({ tariff, quote, isRenewed, onStale }: Buying) {
  const api = useApi();
  const router = useRouter();
  const next = useNextPath();
  const [key] = useState(newKey);
  const call = tariff.is_trial ? paymentCalls.buyTest : paymentCalls.buy;

  return useSubmit(async () => {
    const body = {
      tariff: quote.tariff,
      amount_kopecks: quote.amount_kopecks,
      renewal_consent: isRenewed,
      ...(isRenewed && { renewal_version: quote.renewal?.version }),
      next,
    };
    const headers = { [idempotencyHeader]: key };
    try {
      const { payment } = await api.call(call, { body }, { headers });
      if (payment.confirmation_url) await leaveFor(payment.confirmation_url);
      // The bank has not answered yet, or has done so already: its page tells which.
      else await router.navigate({ href: paymentPath(payment.id) });
    } catch (error) {
      if (error instanceof ApiError && error.problem.status === 409) onStale();
      throw error;
    }
  });
}

const leavingMs = 5000;

/** While the other page is on its way the button waits; a page that was kept can be used again. */
async function leaveFor(address: string): Promise<void> {
  location.assign(address);
  await new Promise((resolve) => {
    setTimeout(resolve, leavingMs);
  });
}
