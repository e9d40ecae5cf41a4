import { moderationCalls } from '#contract/moderation.ts';
import type { PassportDecision } from '#contract/queued-passports.ts';
import type { QueuedPassport } from '#contract/queued-passports.ts';
import type { Api } from '#web/lib/api/api.ts';
import { type QueueCalls, taking } from '../queue/calls.ts';

const { list, decide } = moderationCalls.passports;

export const passportQueue = (api: Api): QueueCalls<QueuedPassport, PassportDecision> => ({
  list: (page) => api.call(list, { query: { page } }),
  decide: (id, body) => api.call(decide, { params: { id: String(id) }, body }),
  ...taking(api, moderationCalls.passports),
});
