import { moderationCalls } from '#contract/moderation.ts';
import type { AppealDecision, QueuedAppeal } from '#contract/queued-appeals.ts';
import type { Api } from '#web/lib/api/api.ts';
import { type QueueCalls, taking } from '../queue/calls.ts';

const { list, decide } = moderationCalls.appeals;

export const appealCalls = (api: Api): QueueCalls<QueuedAppeal, AppealDecision> => ({
  list: (page) => api.call(list, { query: { page } }),
  decide: (id, body) => api.call(decide, { params: { id: String(id) }, body }),
  ...taking(api, moderationCalls.appeals),
});
