import type { AttributeDefinition } from '#contract/attributes.ts';

/** A row of attribute_definitions without its category and kind. */
export type DefinitionRow = AttributeDefinition & { position: number };

/** A question as it is written down here; whatever is left out is empty or false. */
export type Question = Pick<AttributeDefinition, 'key' | 'label' | 'type'> &
  Partial<Omit<AttributeDefinition, 'options' | 'step'>> & {
    /** Word of the database → Russian label, in small letters: several are joined by commas. */
    options?: Record<string, string>;
  };

export const years = ['год', 'года', 'лет'];
export const children = ['ребёнок', 'ребёнка', 'детей'];
export const people = ['человек', 'человека', 'человек'];

/**
 * One step of the form. Common questions and those of a category are merged by position, so `at`
 * tells where the step stands among the steps of both.
 */
export function step(title: string, at: number, questions: Question[]): DefinitionRow[] {
  return questions.map(({ options = {}, ...question }, index) => ({
    hint: null,
    unit: [],
    min: null,
    max: null,
    required: false,
    filterable: false,
    shown_on_card: false,
    ...question,
    options: Object.entries(options).map(([value, label]) => ({ value, label })),
    step: title,
    position: at + index,
  }));
}
