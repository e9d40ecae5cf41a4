import { checkInCalls } from '#contract/check-ins.ts';
import { listOwnComplaints } from '#contract/complaints.ts';
import { getRating } from '#contract/rating.ts';
import type { User } from '#contract/session.ts';
import type { Api } from '#web/lib/api/api.ts';
import { loadOwn } from '../own-cards/loading/load-own.ts';

/** The rating, everything that a person has written, and a visit that is under way. */
export async function loadHome(api: Api, user: User) {
  const [{ rating }, own, complaints, visit] = await Promise.all([
    api.call(getRating),
    loadOwn(api, user),
    api.call(listOwnComplaints),
    user.role.name === 'worker' ? api.call(checkInCalls.show) : null,
  ]);
  return { rating, ...own, complaints: complaints.data, visit: visit?.data ?? null };
}
