import { notFound } from '@tanstack/react-router';
import { paymentCalls } from '#contract/payments.ts';
import { orNotFound, type Api } from '#web/lib/api/api.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One's own payment; somebody else's is a page that is not there. */
export async function loadPayment(api: Api, id: string) {
  if (!uuid.test(id)) throw notFound();
  return orNotFound(api.call(paymentCalls.get, { params: { id } }));
}

export type LoadedPayment = Awaited<ReturnType<typeof loadPayment>>;
