import type { AttributeDefinition } from '#contract/attributes.ts';
import type { CardKind } from '#contract/categories.ts';
import { nanny } from '../categories.ts';
import { commonResume } from './common-resume.ts';
import { commonVacancy } from './common-vacancy.ts';
import type { DefinitionRow } from './question.ts';
import { nannyResume } from './nanny-resume.ts';
import { nannyVacancy } from './nanny-vacancy.ts';

export interface DefinitionSet {
  /** Null: for every card of the kind. */
  category: string | null;
  kind: CardKind;
  definitions: DefinitionRow[];
}

export const definitionSets: DefinitionSet[] = [
  { category: null, kind: 'resume', definitions: commonResume },
  { category: null, kind: 'vacancy', definitions: commonVacancy },
  { category: nanny.slug, kind: 'resume', definitions: nannyResume },
  { category: nanny.slug, kind: 'vacancy', definitions: nannyVacancy },
];

/** The starting questions of a category and the common ones, in the order of the form. */
export function startingDefinitions(category: string, kind: CardKind): AttributeDefinition[] {
  return definitionSets
    .filter((set) => set.kind === kind && (set.category === null || set.category === category))
    .flatMap(({ definitions }) => definitions)
    .toSorted((a, b) => a.position - b.position)
    .map(({ position: _position, ...definition }) => definition);
}
