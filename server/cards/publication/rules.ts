import { randomInt } from 'node:crypto';
import { searchTerms } from '#contract/answers.ts';
import type { AttributeDefinition } from '#contract/attributes.ts';
import type { Draft } from '#contract/drafts.ts';
import { publishableSchema } from '#contract/publication.ts';
import { transliterate } from '#contract/transliteration.ts';
import { invalid } from '#server/platform/errors.ts';

/** No 0 and o, 1, i and l: people read slugs to each other over the phone. */
const codeLetters = '23456789abcdefghjkmnpqrstuvwxyz';

/** Six random characters that name a card for ever. */
export function newCode(): string {
  return Array.from({ length: 6 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
}

/** «nyanya», «в Москве», «nyanya-a2b3c4» → «nyanya-v-moskve-a2b3c4». */
export function publishedSlug(category: string, cityPrepositional: string, slug: string): string {
  return `${category}-${transliterate(cityPrepositional)}-${slug.slice(-6)}`;
}

/** Throws 422 with the fields of the form that keep the draft from being shown. */
export function checkPublishable(draft: Draft, definitions: AttributeDefinition[]): void {
  const result = publishableSchema(definitions).safeParse(draft);
  if (result.success) return;
  const fields = Map.groupBy(result.error.issues, (issue) => issue.path.join('.'));
  const entries = [...fields].map(([path, issues]) => [path, issues.map(({ message }) => message)]);
  throw invalid(Object.fromEntries(entries), 'Проверьте отмеченные поля: без них нельзя показать');
}

/** The parts of the text that the search asks for, as columns. */
export function searchColumns(draft: Draft, definitions: AttributeDefinition[]) {
  return {
    pay_from_kopecks: draft.pay?.from_kopecks ?? null,
    pay_to_kopecks: draft.pay?.to_kopecks ?? null,
    pay_unit: draft.pay?.unit ?? null,
    closes_on: draft.closes_on,
    terms: searchTerms(definitions, draft.answers),
  };
}

const moscow = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Moscow' });

/** `2026-11-20` */
export function moscowDay(now: Date): string {
  return moscow.format(now);
}
