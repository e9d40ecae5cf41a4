import type { Answer } from '#contract/attributes.ts';
import { isEmptyWorkplace, type Workplace } from '#contract/workplaces.ts';
import type { Draft, DraftChange } from '#contract/drafts.ts';

/** What is saved or refused as a whole: `city`, `pay`, `answers.experience`. */
export type PartName = string;

const textParts = ['title', 'city', 'place', 'about', 'address', 'closes_on'] as const;
const listParts = ['photos', 'workplaces', 'questions'] as const;
const fixedParts = [...textParts, ...listParts, 'pay'] as const;
const answerPrefix = 'answers.';

/** The part that a field of the form belongs to: `pay.unit` is saved with all of `pay`. */
export function partOf(path: string): PartName {
  return path.startsWith(answerPrefix)
    ? path.split('.').slice(0, 2).join('.')
    : (path.split('.')[0] ?? path);
}

/** The value of a part as the server keeps it, with empty ones as null. */
export function partValue(draft: Draft, part: PartName): unknown {
  if (part.startsWith(answerPrefix)) {
    return normalAnswer(draft.answers[part.slice(answerPrefix.length)] ?? null);
  }
  if (part === 'pay') return normalPay(draft.pay);
  if (isListPart(part)) return draft[part].every(isEmptyItem) ? null : normalItems(draft[part]);
  return normalText(draft[part as (typeof textParts)[number]] ?? null);
}

/** The draft with one part as it was typed; null takes an answer back. */
export function withPart(draft: Draft, part: PartName, value: unknown): Draft {
  if (!part.startsWith(answerPrefix)) return { ...draft, [part]: value };
  const key = part.slice(answerPrefix.length);
  const answers = Object.entries(draft.answers).filter(([name]) => name !== key);
  if (value !== null) answers.push([key, value as Answer]);
  return { ...draft, answers: Object.fromEntries(answers) };
}

/** Names of the parts in which two drafts differ, beyond blanks and the order of keys. */
export function changedParts(from: Draft, to: Draft): PartName[] {
  const keys = new Set([...Object.keys(from.answers), ...Object.keys(to.answers)]);
  const names = [...fixedParts, ...[...keys].map((key) => answerPrefix + key)];
  return names.filter((name) => textOf(from, name) !== textOf(to, name));
}

/** For comparing the same part of two drafts. */
export function textOf(draft: Draft, part: PartName): string {
  return JSON.stringify(partValue(draft, part));
}

export function sameDraft(one: Draft, other: Draft): boolean {
  return changedParts(one, other).length === 0;
}

/** The change that brings these parts to what they are in `draft`. */
export function changeTo(draft: Draft, parts: readonly PartName[]): DraftChange {
  const fixed = parts.filter((part) => !part.startsWith(answerPrefix));
  const answers = parts.filter((part) => part.startsWith(answerPrefix));
  return {
    ...Object.fromEntries(
      fixed.map((part) => [part, partValue(draft, part) ?? (isListPart(part) ? [] : null)]),
    ),
    ...(answers.length > 0 && {
      answers: Object.fromEntries(
        answers.map((part) => [part.slice(answerPrefix.length), partValue(draft, part) as Answer]),
      ),
    }),
  };
}

export function applyChange(draft: Draft, { answers = {}, ...parts }: DraftChange): Draft {
  const merged = Object.entries({ ...draft.answers, ...answers });
  const kept = merged.filter((entry): entry is [string, Answer] => entry[1] !== null);
  return { ...draft, ...parts, answers: Object.fromEntries(kept) };
}

const isEmptyItem = (item: string | Workplace): boolean =>
  typeof item === 'string' ? item.trim() === '' : isEmptyWorkplace(item);

/** Texts in a list, and in the fields of its items, without their outer blanks. */
function normalItems(items: readonly (string | object)[]): unknown[] {
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
  return items.map((item) =>
    typeof item === 'object'
      ? Object.fromEntries(Object.entries(item).map(([name, value]) => [name, trimmed(value)]))
      : item.trim(),
  );
}

function isListPart(part: PartName): part is (typeof listParts)[number] {
  return listParts.some((name) => name === part);
}

function normalText(text: string | null): string | null {
  return text?.trim() || null;
}

function normalPay(pay: Draft['pay']): Draft['pay'] {
  const { from_kopecks = null, to_kopecks = null, unit = null } = pay ?? {};
  if (from_kopecks === null && to_kopecks === null && unit === null) return null;
  return { from_kopecks, to_kopecks, unit };
}

function normalAnswer(answer: Answer | null): Answer | null {
  if (typeof answer === 'string') return normalText(answer);
  if (Array.isArray(answer)) return answer.length > 0 ? answer : null;
  if (answer === null || typeof answer !== 'object') return answer;
  const { from, to } = answer;
  return from === null && to === null ? null : { from, to };
}
