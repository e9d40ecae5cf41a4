import type { CardKind } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import type { Check, Flag } from '#contract/card-checks.ts';
import { findEmails, findLinks } from './addresses.rules.ts';
import { findDemands } from './demands.rules.ts';
import { findMessengers } from './messengers.rules.ts';
import { findPhones } from './phones.rules.ts';
import { findOwnWords, type OwnPhrase } from './own-words.rules.ts';
import { inOneAlphabet, inPlainSigns, type Span } from './spans.rules.ts';
import { findStopWords } from './stop-words.rules.ts';

/** Whoever judges reads the text anyway. */
const flaggedAtMost = 30;

type Seen = Span & { check: Check };

/** What the automatic checks see in the words of a card, in the order in which it stands there. */
export function flagsOf(kind: CardKind, draft: Draft, own: readonly OwnPhrase[] = []): Flag[] {
  const flags = textsOf(draft).flatMap(({ path, text }) =>
    seenIn(kind, text, own).map(({ check, found }) => ({ check, path, found })),
  );
  return flags.slice(0, flaggedAtMost);
}

/** The same for a text that somebody tries out. */
export const flagsOfText = (
  { kind, text }: { kind: CardKind; text: string },
  own: readonly OwnPhrase[],
): Flag[] =>
  seenIn(kind, text, own)
    .slice(0, flaggedAtMost)
    .map(({ check, found }) => ({ check, path: 'about', found }));

/** Of what two checks see in the same words the first one counts: «t.me/anna» is a link. */
function seenIn(kind: CardKind, written: string, own: readonly OwnPhrase[]): Seen[] {
  const plain = inPlainSigns(written);
  const text = inOneAlphabet(plain);
  const seen = [
    ...named('email', findEmails(text)),
    ...named('link', findLinks(text)),
    ...named('phone', findPhones(plain)),
    ...named('messenger', findMessengers(text)),
    // A worker may say of themself what nobody may ask for.
    ...named('demand', kind === 'vacancy' ? findDemands(text) : []),
    ...named('stop_word', findStopWords(text)),
    ...named('stop_word', findOwnWords(text, own)),
  ];
  const apart = seen.filter((one, at) => !seen.slice(0, at).some((other) => overlap(one, other)));
  return apart
    .map((one) => ({ ...one, found: written.slice(one.at, one.at + one.found.length) }))
    .toSorted((a, b) => a.at - b.at);
}

const named = (check: Check, spans: Span[]): Seen[] => spans.map((span) => ({ ...span, check }));

const overlap = (one: Span, other: Span): boolean =>
  one.at < other.at + other.found.length && other.at < one.at + one.found.length;

/** Every text that its owner has written and people will see, by the path of its field. */
function textsOf(draft: Draft): { path: string; text: string }[] {
  const { title, place, about, answers, workplaces, questions } = draft;
  const texts = [
    { path: 'title', text: title },
    { path: 'place', text: place },
    { path: 'about', text: about },
    ...Object.entries(answers).map(([key, answer]) => ({
      path: `answers.${key}`,
      text: typeof answer === 'string' && !isChoice(answer) ? answer : null,
    })),
    ...workplaces.flatMap(({ place: where, duties }, at) => [
      { path: `workplaces.${at}.place`, text: where },
      { path: `workplaces.${at}.duties`, text: duties },
    ]),
    ...questions.map((text, at) => ({ path: `questions.${at}`, text })),
  ];
  return texts.flatMap(({ path, text }) => (text ? [{ path, text }] : []));
}

/** A chosen option or a day, not words of one's own. */
const isChoice = (answer: string): boolean => /^(?:[a-z][a-z0-9_-]*|\d{4}-\d\d-\d\d)$/.test(answer);
