import type { Waiting } from './state.ts';

/** What the moderator has written so far; kept while they look at others. */
export interface Refusal {
  reason: string;
  /** By field of the form. */
  notes: Record<string, string>;
}

export const noRefusal: Refusal = { reason: '', notes: {} };

export interface QuickReason {
  label: string;
  /** For the owner of the card. */
  text: string;
}

export interface NotedField {
  path: string;
  label: string;
  /** Offered at once; the others are in a list. */
  isLikely: boolean;
}

/** The two ways to decide: one key, or one key and a reason. */
export interface Verdicts<Item extends Waiting, Decision> {
  accept: { label: string; decision: Decision };
  refuse: {
    label: string;
    title: string;
    hint: string;
    quick: readonly QuickReason[];
    /** Where a note can stand; none: there is only the reason. */
    fieldsOf?: (item: Item) => NotedField[];
    decisionOf: (refusal: Refusal) => Decision;
  };
}

/** The sentence joins what is written, or leaves it when it stands there already. */
export function toggleSentence(reason: string, sentence: string): string {
  if (!reason.includes(sentence)) return [reason.trimEnd(), sentence].filter(Boolean).join(' ');
  return reason.replace(sentence, '').replace(/ {2,}/g, ' ').trim();
}
