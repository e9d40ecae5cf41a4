import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { isStaff, roleFromWire } from '#contract/roles.ts';
import type { User } from '#contract/session.ts';
import type { Api } from '#web/lib/api/api.ts';
import { progressOf, type DraftProgress } from './draft-progress.ts';
import { kindOf } from './own-kind.ts';

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
