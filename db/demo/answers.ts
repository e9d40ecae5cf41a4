import type { Answer, Answers } from '#contract/attributes.ts';

/** Answers of which some have nothing to say. */
export type MaybeAnswers = Record<string, Answer | readonly string[] | null>;

/** Only what was really answered: no nulls and no empty lists. */
export function given(answers: MaybeAnswers): Answers {
  const said = Object.entries(answers).filter(
    ([, answer]) => answer !== null && !(Array.isArray(answer) && answer.length === 0),
  );
  return Object.fromEntries(said) as Answers;
}
