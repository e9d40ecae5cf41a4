import { describeAnswer } from './answers.ts';
import type { Answers, AttributeDefinition } from './attributes.ts';
import type { CardPage } from './cards.ts';

/** They stand at the owner's name as an age, or nowhere. */
export const birthDate = 'birth_date';
export const hideAge = 'hide_age';

/** A week has a picture of its own on the page of a card. */
export function isLine({ key, type }: Pick<AttributeDefinition, 'key' | 'type'>): boolean {
  return type !== 'week' && key !== birthDate && key !== hideAge;
}

/** Everything that was answered, as the page of a card shows it: by the steps of the form. */
export function groupsOf(answers: Answers, definitions: AttributeDefinition[]): CardPage['groups'] {
  const groups = new Map<string, CardPage['groups'][number]>();
  for (const definition of definitions.filter(isLine)) {
    const { key, label, step } = definition;
    const answer = answers[key];
    const group = groups.get(step) ?? { title: step, lines: [], yes: [], no: [] };
    const text = answer === undefined ? '' : describeAnswer(definition, answer);
    if (typeof answer === 'boolean') group[answer ? 'yes' : 'no'].push(label);
    else if (text) group.lines.push({ key, label, text });
    else continue;
    groups.set(step, group);
  }
  return [...groups.values()];
}
