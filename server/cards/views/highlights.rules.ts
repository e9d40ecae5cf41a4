import { highlightAnswer } from '#contract/answers.ts';
import type { Answer, AttributeDefinition } from '#contract/attributes.ts';
import type { Draft } from '#contract/drafts.ts';
import { weekText } from '#contract/week-text.ts';

/** What a search asked for by question, as the address has it: one value, several, or bounds. */
export type AskedAnswers = Readonly<Record<string, unknown>>;

const highlightsAtMost = 3;

/** What a tile says of a card: first what was asked for, then what its category shows first. */
export function highlightsOf(
  { answers }: Draft,
  definitions: AttributeDefinition[],
  asked: AskedAnswers,
): string[] {
  const wanted = (definition: AttributeDefinition) => isAsked(definition, asked);
  const texts = [
    ...definitions.filter(wanted),
    ...definitions.filter((one) => one.shown_on_card && !wanted(one)),
  ].flatMap((definition) => {
    const answer = answers[definition.key];
    if (answer === undefined) return [];
    return highlightOf(definition, answer, valuesIn(asked[definition.key])) || [];
  });
  return texts.slice(0, highlightsAtMost);
}

function highlightOf(
  definition: AttributeDefinition,
  answer: Answer,
  values: readonly string[],
): string | null {
  if (!Array.isArray(answer)) return highlightAnswer(definition, answer);
  const isWanted = (value: string) => values.includes(value);
  if (definition.type === 'week') return weekText(answer.filter(isWanted)) || null;
  const others = answer.filter((value) => !isWanted(value));
  return highlightAnswer(definition, [...answer.filter(isWanted), ...others]);
}

function isAsked({ key, type }: AttributeDefinition, asked: AskedAnswers): boolean {
  if (type === 'number' || type === 'range') {
    return asked[`${key}_from`] !== undefined || asked[`${key}_to`] !== undefined;
  }
  return asked[key] !== undefined;
}

const valuesIn = (asked: unknown): string[] =>
  [asked].flat().filter((value) => typeof value === 'string');
