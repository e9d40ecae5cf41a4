import { moderationCalls } from '#contract/moderation.ts';
import type { QueuedRefund, RefundDecision } from '#contract/queued-refunds.ts';
import type { Api } from '#web/lib/api/api.ts';
import { type QueueCalls, taking } from '../queue/calls.ts';

const { list, decide } = moderationCalls.refunds;

export const refundCalls = (api: Api): QueueCalls<QueuedRefund, RefundDecision> => ({
  list: (page) => api.call(list, { query: { page } }),
  decide: (id, body) => api.call(decide, { params: { id: String(id) }, body }),
  ...taking(api, moderationCalls.refunds),
});
