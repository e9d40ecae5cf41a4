import type { ConsentKind } from '#contract/session.ts';

const needed: ConsentKind[] = ['agreement', 'personal_data'];

/** Consents without which nobody can be registered and that were not given. */
export function missingConsents(given: readonly ConsentKind[]): ConsentKind[] {
  return needed.filter((kind) => !given.includes(kind));
}

/**
 * Whoever has asked for a code has `tries`. Those who have not share `triesOfOthers`, of which one
 * address has `triesOfAddress`: two strangers do not use up those of an owner who can ask for no more.
 */
export const codeRules = {
  minutes: 10,
  tries: 5,
  triesOfOthers: 15,
  triesOfAddress: 3,
  pauseSeconds: 60,
} as const;

const newcomerMinutes = 10;

/** Has registered a moment ago, and is on the way through the first steps. */
export const isNewcomer = (registeredAt: Date, now = new Date()) =>
  now.getTime() - registeredAt.getTime() < newcomerMinutes * 60_000;

/** A link that lets its reader set a new password is good so long. */
export const linkMinutes = 60;
