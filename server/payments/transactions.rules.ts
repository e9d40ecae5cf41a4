import type { Transaction } from '#contract/transactions.ts';
import type { RefundRequest, StoredRefund } from './refunds.queries.ts';

/** What is the last that has happened about the money of one payment; both lists oldest first. */
export function latestOf(
  requests: readonly RefundRequest[],
  refunds: readonly StoredRefund[],
): Transaction['refund'] {
  const request = requests.at(-1);
  const refund = refunds.at(-1);
  if (request && !request.applied_at) return ofRequest(request, 'asked', '');
  const isDeclined = request?.decision === 'decline';
  if (isDeclined && (!refund || refund.created_at < request.created_at)) {
    return ofRequest(request, 'declined', request.reason);
  }
  if (!refund) return null;
  return {
    status: refund.state === 'new' ? 'pending' : refund.state,
    amount_kopecks: refund.amount_kopecks,
    answer: refund.answer,
    created_at: refund.created_at.toISOString(),
  };
}

const ofRequest = (
  { amount_kopecks, created_at }: RefundRequest,
  status: 'asked' | 'declined',
  answer: string,
) => ({ status, amount_kopecks, answer, created_at: created_at.toISOString() });
