import { findEmails, findLinks } from './addresses.rules.ts';
import { findMessengers } from './messengers.rules.ts';
import { findPhones } from './phones.rules.ts';
import { inOneAlphabet, inPlainSigns } from './spans.rules.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import type { Flag } from '#contract/card-checks.ts';
import { type Refusal, flagsOfRefusal } from './refusals.rules.ts';
import type { OwnPhrase } from './own-words.rules.ts';
import { flagsOf } from './rules.ts';

export { fingerprintOf, saysEnough } from './fingerprint.rules.ts';

/** A text that is about to be shown, and what is known of its like. */
interface Inspected {
  kind: CardKind;
  draft: Draft;
  /** What staff have refused, unless something has passed since. */
  refused: Refusal | null;
  /** Why staff have taken away the same words of the same person. */
  takenAway: string | null;
  /** Where the same words stand already: the slug of another card. */
  duplicate: string | null;
  /** Stop words of the operator. */
  own: readonly OwnPhrase[];
}

/** What the automatic checks see. They know texts only: who asks finds what is known of them. */
export function inspect({ kind, draft, refused, takenAway, duplicate, own }: Inspected): Flag[] {
  return [
    ...(takenAway === null ? [] : [flag('again', takenAway)]),
    ...(refused ? flagsOfRefusal(refused, draft) : []),
    ...flagsOf(kind, draft, own),
    ...(duplicate === null ? [] : [flag('duplicate', duplicate)]),
  ];
}

const flag = (check: Flag['check'], found: string): Flag => ({ check, path: 'about', found });

/** Whether words that are no card lead elsewhere. */
export function findContacts(written: string): { hasLink: boolean; hasPhone: boolean } {
  const plain = inPlainSigns(written);
  return {
    hasLink: findLinks(inOneAlphabet(plain)).length > 0,
    hasPhone: findPhones(plain).length > 0,
  };
}

/** Whether words that nobody looks at before others read them tell where else to reach somebody. */
export function leadsElsewhere(written: string): boolean {
  const { hasLink, hasPhone } = findContacts(written);
  const text = inOneAlphabet(inPlainSigns(written));
  return hasLink || hasPhone || findEmails(text).length > 0 || findMessengers(text).length > 0;
}
