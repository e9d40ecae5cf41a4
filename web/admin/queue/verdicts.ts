import type { ReasonPlace } from '#contract/reason-templates.ts';
import type { Waiting } from './state.ts';

/** What the moderator has written so far; kept while they look at others. */
export interface DecisionDraft {
  reason: string;
  /** By field of the form. */
  notes: Record<string, string>;
  /** In roubles, of decisions about money. */
  sum?: number | null;
}

export const emptyDraft: DecisionDraft = { reason: '', notes: {} };

export interface QuickReason {
  label: string;
  /** For whoever is answered. */
  text: string;
}

export interface NotedField {
  path: string;
  label: string;
  /** Offered at once; the others are in a list. */
  isLikely: boolean;
}

/** One key, and then words. */
interface WrittenVerdict<Item extends Waiting, Decision> {
  label: string;
  title: string;
  hint: string;
  quick: readonly QuickReason[];
  /** Under what name admins add theirs. */
  place: ReasonPlace;
  /** Where a note can stand; none: there is only the reason. */
  fieldsOf?: (item: Item) => NotedField[];
  /** Where another sum can be named. */
  sumOf?: (item: Item) => { label: string; hint: string };
  decisionOf: (draft: DecisionDraft) => Decision;
}

/** Of those with words; to accept takes none. */
export type VerdictKind = 'refuse' | 'warn' | 'answer';

/** The ways to decide: one key, or one key and words. */
export interface Verdicts<Item extends Waiting, Decision> {
  accept: { label: string; decision: Decision };
  refuse: WrittenVerdict<Item, Decision>;
  /** Less than to refuse. */
  warn?: WrittenVerdict<Item, Decision>;
  /** The same as to accept, with words of one's own. */
  answer?: WrittenVerdict<Item, Decision>;
  /** Why this person decides nothing about it. */
  closed?: string;
}

/** The sentence joins what is written, or leaves it when it stands there already. */
export function toggleSentence(reason: string, sentence: string): string {
  if (!reason.includes(sentence)) return [reason.trimEnd(), sentence].filter(Boolean).join(' ');
  return reason.replace(sentence, '').replace(/ {2,}/g, ' ').trim();
}
