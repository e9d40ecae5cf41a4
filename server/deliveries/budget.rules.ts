import type { Config } from '#server/platform/config.ts';

type Messages = Config['messages'];

/** Of what a message to this phone is taken: what costs more has a small budget of its own. */
export function budgetsOf(phone: string, { perDay, abroadPerDay, homePrefixes }: Messages) {
  const isHome = homePrefixes.some((prefix) => phone.startsWith(prefix));
  const all = { kind: 'all' as const, most: perDay };
  return isHome ? [all] : [{ kind: 'abroad' as const, most: abroadPerDay }, all];
}
export type Budget = ReturnType<typeof budgetsOf>[number];

/** The message after which the staff are told: at four fifths, and at the last one. */
export const alarmAt = ({ most }: Budget, used: number): boolean =>
  used === Math.ceil(most * 0.8) || used === most;
