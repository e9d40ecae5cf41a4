import { moderationCalls } from '#contract/moderation.ts';
import type { FeedbackDecision, QueuedFeedback } from '#contract/queued-feedback.ts';
import type { Api } from '#web/lib/api/api.ts';
import { type QueueCalls, taking } from '../queue/calls.ts';

const { list, decide } = moderationCalls.feedback;

export const feedbackCalls = (api: Api): QueueCalls<QueuedFeedback, FeedbackDecision> => ({
  list: (page) => api.call(list, { query: { page } }),
  decide: (id, body) => api.call(decide, { params: { id: String(id) }, body }),
  ...taking(api, moderationCalls.feedback),
});
