import { pluralForm } from '#contract/russian.ts';

/** The word after the number: «год», «года», «лет», or «м²», which has one form. */
export function unitOf(unit: readonly string[], count: number | null): string | undefined {
  const [one, few, many] = unit;
  return one && few && many ? pluralForm(count ?? 0, [one, few, many]) : one;
}
