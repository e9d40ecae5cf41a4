import { listOwnComplaints } from '#contract/complaints.ts';
import { getRating } from '#contract/rating.ts';
import type { User } from '#contract/session.ts';
import type { Api } from '#web/lib/api/api.ts';
import { loadOwn } from '../own-cards/loading/load-own.ts';

/** The rating, and everything that a person has written. */
export async function loadHome(api: Api, user: User) {
  const [{ rating }, own, complaints] = await Promise.all([
    api.call(getRating),
    loadOwn(api, user),
    api.call(listOwnComplaints),
  ]);
  return { rating, ...own, complaints: complaints.data };
}
