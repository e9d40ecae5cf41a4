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

const main: Record<CardKind, FormField[]> = {
  resume: [
    { part: 'city', required: true },
    { part: 'place', required: false },
    { part: 'pay', required: true },
    { part: 'title', required: false },
  ],
  vacancy: [
    { part: 'city', required: true },
    { part: 'place', required: false },
    { part: 'address', required: false },
    { part: 'pay', required: true },
    { part: 'title', required: false },
  ],
};

const more: Record<CardKind, FormStep[]> = {
  resume: [{ title: 'Фотографии', fields: [{ part: 'photos', required: false }] }],
  vacancy: [
    {
      title: 'Вопросы и срок',
      fields: [
        { part: 'questions', required: false },
        { part: 'closes_on', required: false },
      ],
    },
  ],
};

/** The years of work and where they were spent are one topic. */
const experience = 'experience';
const workplaces: FormField = { part: 'workplaces', required: false };

const last: FormField[] = [{ part: 'about', required: true }];

/** «Главное», the steps of the category in the order of its questions, the rest, the text. */
export function stepsOf(kind: CardKind, definitions: readonly AttributeDefinition[]): FormStep[] {
  const asked = new Map<string, FormField[]>();
  for (const definition of definitions) {
    const { key, step, required } = definition;
    const field = { part: `answers.${key}`, required, definition };
    asked.set(step, [...(asked.get(step) ?? []), field]);
    if (kind === 'resume' && key === experience) asked.get(step)?.push(workplaces);
  }
  return [
    { title: 'Главное', fields: main[kind] },
    ...[...asked].map(([title, fields]) => ({ title, fields })),
    ...more[kind],
    { title: 'Рассказ и публикация', fields: last },
  ];
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
