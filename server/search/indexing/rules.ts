import { describeAnswer, searchTerms } from '#contract/answers.ts';
import type { Answers, AttributeDefinition } from '#contract/attributes.ts';
import { titleOf } from '#contract/card-title.ts';
import { hoursPaid } from '#contract/pay-per-hour.ts';
import type { CardKind, CategoryForms } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import { numbersOf, numberTerms } from './number-terms.rules.ts';
import { type NamedPlace, placeTerms } from './place-terms.rules.ts';

/** Stands among the terms of a card with pictures. */
export const photoTerm = 'photo:yes';
/** Stands among the terms of a card whose owner's passport was checked. */
export const passportTerm = 'passport:yes';

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
    pay_hours: pay?.unit ? hoursPaid(pay.unit, answers).hours : null,
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
