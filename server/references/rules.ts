import { type OwnReference, referenceDays } from '#contract/references.ts';

interface Stored {
  asked_at: Date;
  answered_at: Date | null;
  worked: boolean | null;
}

export function stateOf({ asked_at, answered_at, worked }: Stored): OwnReference['state'] {
  if (answered_at) return worked ? 'confirmed' : 'not_confirmed';
  return isOver(asked_at) ? 'expired' : 'asked';
}

/** The link is good no more. */
export const isOver = (askedAt: Date): boolean =>
  askedAt.getTime() + referenceDays * 24 * 60 * 60 * 1000 < Date.now();

/** Nobody is named by more than this before they have agreed to anything. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
