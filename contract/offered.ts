import type { Answer, Answers, AttributeDefinition } from './attributes.ts';

/**
 * What a form asks its owner: a question or a choice that is not offered any more stands there as
 * long as it is answered, or chosen. The same list when nothing is hidden.
 */
export function offeredFor(
  definitions: AttributeDefinition[],
  answered: readonly Answers[],
): AttributeDefinition[] {
  const isWhole = definitions.every((one) => !one.hidden && one.options.every(isOffered));
  if (isWhole) return definitions;
  return definitions
    .filter(({ key, hidden }) => !hidden || answered.some((one) => one[key] !== undefined))
    .map((definition) => {
      const chosen = answered.flatMap((one) => chosenIn(one[definition.key]));
      const options = definition.options.filter(
        (option) => isOffered(option) || chosen.includes(option.value),
      );
      return { ...definition, options };
    });
}

/** Choices of an answer that can be made no more, and were not made before. */
export function chosenTooLate(
  { options }: AttributeDefinition,
  answer: Answer | null,
  before: Answer | undefined,
): string[] {
  const kept = chosenIn(before);
  const hidden = options.filter((option) => !isOffered(option)).map(({ value }) => value);
  return chosenIn(answer).filter((value) => hidden.includes(value) && !kept.includes(value));
}

const isOffered = ({ hidden }: AttributeDefinition['options'][number]) => !hidden;

function chosenIn(answer: Answer | null | undefined): readonly string[] {
  if (Array.isArray(answer)) return answer;
  return typeof answer === 'string' ? [answer] : [];
}
