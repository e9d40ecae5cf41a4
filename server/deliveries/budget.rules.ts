import type { Config } from '#server/platform/config.ts';

type Messages = Config['messages'];

export const isAbroad = (phone: string, { homePrefixes }: Messages): boolean =>
  !homePrefixes.some((prefix) => phone.startsWith(prefix));

/** Of what a message to this phone is taken: what costs more has a small budget of its own. */
export function budgetsOf(phone: string, messages: Messages) {
  const all = { kind: 'all' as const, most: messages.perDay };
  const abroad = { kind: 'abroad' as const, most: messages.abroadPerDay };
  return isAbroad(phone, messages) ? [abroad, all] : [all];
}
export type Budget = ReturnType<typeof budgetsOf>[number];

/** The message after which the staff are told: at four fifths, and at the last one. */
export const alarmAt = ({ most }: Budget, used: number): boolean =>
  used === Math.ceil(most * 0.8) || used === most;
