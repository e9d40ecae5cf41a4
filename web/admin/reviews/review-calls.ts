import { moderationCalls } from '#contract/moderation.ts';
import type { Review, ReviewDecision } from '#contract/queued-reviews.ts';
import type { Api } from '#web/lib/api/api.ts';
import { type QueueCalls, taking } from '../queue/calls.ts';

const { list, decide } = moderationCalls.reviews;

export const reviewCalls = (api: Api): QueueCalls<Review, ReviewDecision> => ({
  list: (page) => api.call(list, { query: { page } }),
  decide: (id, body) => api.call(decide, { params: { id: String(id) }, body }),
  ...taking(api, moderationCalls.reviews),
});
