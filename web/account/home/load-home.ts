import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { listOwnComplaints } from '#contract/complaints.ts';
import { getRating } from '#contract/rating.ts';
import { isStaff, roleFromWire } from '#contract/roles.ts';
import type { User } from '#contract/session.ts';
import type { Api } from '#web/lib/api.ts';
import { progressOf, type DraftProgress } from './draft-progress.ts';
import { kindOf } from './own-kind.ts';

/** The rating, and everything that a person has written. */
export async function loadHome(api: Api, user: User) {
  const [{ rating }, own, complaints] = await Promise.all([
    api.call(getRating),
    loadOwn(api, user),
    api.call(listOwnComplaints),
  ]);
  return { rating, ...own, complaints: complaints.data };
}

export interface OwnCards {
  /** Sent or published, now or at some time. */
  cards: OwnCard[];
  drafts: { card: OwnCard; progress: DraftProgress }[];
}

export async function loadOwn(api: Api, user: User): Promise<OwnCards> {
  const kind = kindOf(user);
  if (isStaff(roleFromWire(user.role.name))) return { cards: [], drafts: [] };
  const { data } = await api.call(cardCalls[kind].listOwn, { query: {} });
  const unfinished = data.filter(({ state }) => state === 'draft');
  const progress = await progressOf(api, kind, unfinished);
  return {
    cards: data.filter(({ state }) => state !== 'draft'),
    drafts: unfinished.map((card, at) => ({ card, progress: progress[at] ?? { done: 0, of: 1 } })),
  };
}
