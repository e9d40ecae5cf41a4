import { moderationCalls } from '#contract/moderation.ts';
import type { ComplaintDecision, QueuedComplaint } from '#contract/queued-complaints.ts';
import type { Api } from '#web/lib/api/api.ts';
import { type QueueCalls, taking } from '../queue/calls.ts';

const { list, decide } = moderationCalls.complaints;

export const complaintQueue = (api: Api): QueueCalls<QueuedComplaint, ComplaintDecision> => ({
  list: (page) => api.call(list, { query: { page } }),
  decide: (id, body) => api.call(decide, { params: { id: String(id) }, body }),
  ...taking(api, moderationCalls.complaints),
});
