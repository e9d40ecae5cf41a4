import type { Config } from '#server/platform/config.ts';

type Messages = Config['messages'];

export const isAbroad = (
  phone: string,
  { homePrefixes }: Pick<Messages, 'homePrefixes'>,
): boolean => !homePrefixes.some((prefix) => phone.startsWith(prefix));

export interface Budget {
  kind: 'all' | 'abroad';
  most: number;
  /** How much of it may be used when a message of this sort is taken of it. */
  room: number;
}

/** Of what a message to this phone is taken: what costs more has a small budget of its own. */
export function budgetsOf(phone: string, { perDay, abroadPerDay, homePrefixes }: Messages) {
  const all: Budget = { kind: 'all', most: perDay, room: perDay };
  const abroad: Budget = { kind: 'abroad', most: abroadPerDay, room: abroadPerDay };
  return isAbroad(phone, { homePrefixes }) ? [abroad, all] : [all];
}

/**
 * The same for what is not a code. A usual day takes a third of the budget, so the half that is kept
 * is enough for everybody who signs in, whoever has used up the other one.
 */
export const budgetsOfNotice = (phone: string, messages: Messages): Budget[] =>
  budgetsOf(phone, messages).map((budget) => ({ ...budget, room: Math.ceil(budget.most / 2) }));

/** The message after which the staff are told: at four fifths, and at the last one that may be sent. */
export const alarmAt = ({ most, room }: Budget, used: number): boolean =>
  used === Math.ceil(most * 0.8) || used === room;
