import type { AttributeDefinition } from '#contract/attributes.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import { partOf, partValue } from './draft-parts.ts';

/** A question of the form: a part that every card of the kind has, or one of its category. */
export type FormField =
  | { part: Exclude<keyof Draft, 'answers'>; required: boolean }
  | { part: string; required: boolean; definition: AttributeDefinition };

export interface FormStep {
  title: string;
  fields: FormField[];
}

/** Where and for how much; then follow the answers that a category cannot do without. */
const first: FormField[] = [
  { part: 'city', required: true },
  { part: 'pay', required: true },
];
const text: FormField = { part: 'about', required: true };

const place: FormField = { part: 'place', required: false };
const title: FormField = { part: 'title', required: false };

/** Of every category: what of it is told more closely, and what ends the form. */
const more: Record<CardKind, { closer: FormStep; last: FormStep }> = {
  resume: {
    closer: { title: 'Район и заголовок', fields: [place, title] },
    last: { title: 'Фотографии', fields: [{ part: 'photos', required: false }] },
  },
  vacancy: {
    closer: {
      title: 'Адрес и заголовок',
      fields: [place, { part: 'address', required: false }, title],
    },
    last: {
      title: 'Вопросы и срок',
      fields: [
        { part: 'questions', required: false },
        { part: 'closes_on', required: false },
      ],
    },
  },
};

/** Where somebody has worked belongs to the topic of the years of work. */
const experience = 'experience';
const workplaces: FormField = { part: 'workplaces', required: false };

/**
 * «Главное» has what must be answered and nothing else, so a card can be published from it; what makes
 * it better follows by topic: where more closely, the other questions of the category in their order,
 * then pictures or questions.
 */
export function stepsOf(kind: CardKind, definitions: readonly AttributeDefinition[]): FormStep[] {
  const fieldOf = (definition: AttributeDefinition): FormField => ({
    part: `answers.${definition.key}`,
    required: definition.required,
    definition,
  });
  const topics = new Map<string, FormField[]>();
  for (const definition of definitions) {
    const { key, step, required } = definition;
    const fields = topics.get(step) ?? [];
    if (!required) fields.push(fieldOf(definition));
    if (kind === 'resume' && key === experience) fields.push(workplaces);
    if (fields.length > 0) topics.set(step, fields);
  }
  const needed = definitions.filter(({ required }) => required).map(fieldOf);
  return [
    { title: 'Главное', fields: [...first, ...needed, text] },
    more[kind].closer,
    ...[...topics].map(([title, fields]) => ({ title, fields })),
    more[kind].last,
  ];
}

/** On the first step everything that must be there is, and on the last nothing follows. */
export function endsHere(steps: readonly FormStep[], at: number): boolean {
  return at === 0 || at === steps.length - 1;
}

/** Index of the step that asks for this field; the first for a field that no step knows. */
export function stepOf(steps: readonly FormStep[], path: string): number {
  const part = partOf(path);
  const at = steps.findIndex(({ fields }) => fields.some((field) => field.part === part));
  return Math.max(0, at);
}

export function isFilled({ part }: FormField, draft: Draft): boolean {
  return partValue(draft, part) !== null;
}

/** Something is answered, and nothing that must be is missing. */
export function isStepDone({ fields }: FormStep, draft: Draft): boolean {
  return (
    fields.some((field) => isFilled(field, draft)) &&
    fields.every((field) => !field.required || isFilled(field, draft))
  );
}

/** The step number in the address counts from 1; anything else opens the first. */
export function stepAt(steps: readonly FormStep[], wanted: number | undefined): number {
  return wanted !== undefined && steps[wanted - 1] ? wanted - 1 : 0;
}
