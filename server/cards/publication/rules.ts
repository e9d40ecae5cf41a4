import { randomInt } from 'node:crypto';
import { describeAnswer, searchTerms } from '#contract/answers.ts';
import type { Answers, AttributeDefinition } from '#contract/attributes.ts';
import type { CardKind, CategoryForms } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import { publishableSchema } from '#contract/publication.ts';
import { transliterate } from '#contract/transliteration.ts';
import { invalid } from '#server/platform/errors.ts';
import { titleOf } from '../pages/rules.ts';
import { passportTerm } from '../passport/rules.ts';
import { numbersOf, numberTerms } from '../search/numbers/rules.ts';
import { photoTerm } from '../search/rules.ts';
import { type NamedPlace, placeTerms } from './places/rules.ts';

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

/** What a card is searched by beside its own text. */
export interface Surroundings {
  kind: CardKind;
  definitions: AttributeDefinition[];
  category: { name: string; forms: CategoryForms };
  city: { name: string };
  /** Stations and districts of the city. */
  places: readonly NamedPlace[];
  owner: { isPassportVerified: boolean };
}

/** The parts of the text that the search asks for, as columns. */
export function searchColumns(draft: Draft, surroundings: Surroundings) {
  const { kind, definitions, category, city, places, owner } = surroundings;
  const { pay, answers } = draft;
  const numbers = numbersOf(definitions, answers);
  const terms = [
    ...searchTerms(definitions, answers),
    ...numberTerms(numbers),
    ...placeTerms(draft.place, places),
    ...(pay?.unit ? [`pay_unit:${pay.unit}`] : []),
    ...(draft.photos.length > 0 ? [photoTerm] : []),
    ...(owner.isPassportVerified ? [passportTerm] : []),
  ];
  return {
    pay_from_kopecks: pay?.from_kopecks ?? null,
    pay_to_kopecks: pay?.to_kopecks ?? null,
    pay_unit: pay?.unit ?? null,
    closes_on: draft.closes_on,
    terms: [...new Set(terms)],
    numbers: JSON.stringify(numbers),
    heading: headingOf(kind, draft.title, category),
    keywords: [draft.place ?? '', city.name, ...answersInWords(definitions, answers)].join('\n'),
  };
}

/** All forms of the category stand here, for the stemmer does not bring them all together. */
function headingOf(
  kind: CardKind,
  title: string | null,
  { name, forms }: Surroundings['category'],
): string {
  return [titleOf(kind, title, forms), name, ...new Set(Object.values(forms))].join('\n');
}

/** Chosen options by their labels; «yes» by the question itself. */
function answersInWords(definitions: AttributeDefinition[], answers: Answers): string[] {
  return definitions.flatMap((definition) => {
    const answer = answers[definition.key];
    if (answer === true) return [definition.label];
    const isChoice = definition.type === 'one' || definition.type === 'many';
    return isChoice && answer !== undefined ? [describeAnswer(definition, answer)] : [];
  });
}
