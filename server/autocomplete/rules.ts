import type { CardKind } from '#contract/categories.ts';

interface Typed {
  /** As `suggestions.field` has it. */
  field: 'title' | 'workplace';
  kind?: CardKind;
}

/** Fields in which people write what they like; all others are answered by choosing. */
const typed: Record<string, Typed> = {
  title: { field: 'title' },
  position: { field: 'title', kind: 'resume' },
  workplace: { field: 'workplace', kind: 'resume' },
};

export const typedField = (field: string): Typed | undefined =>
  Object.hasOwn(typed, field) ? typed[field] : undefined;

/** Keys of questions, and what a program may call them in the singular. */
export const questionKeys = (field: string): string[] => [field, `${field}s`];
