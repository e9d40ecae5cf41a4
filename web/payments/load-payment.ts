import { paymentCalls } from '#contract/payments.ts';
import { orNotFound, type Api } from '#web/lib/api/api.ts';

/** One's own payment; somebody else's is a page that is not there. */
export const loadPayment = (api: Api, id: string) =>
  orNotFound(api.call(paymentCalls.get, { params: { id } }));

export type LoadedPayment = Awaited<ReturnType<typeof loadPayment>>;
