import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import { wholeNumber } from './setting-types.ts';

/**
 * Of what keeps a core busy, here and in the database by turns: one is left for the others. At
 * most two, since one thread answers them all.
 */
export const coresToSpare = Math.min(2, Math.max(1, availableParallelism() - 1));

/** Part of the environment: how many requests of each kind are worked on at once. */
export const admissionEnvironment = {
  ADMISSION_GUEST_PAGES: wholeNumber(1, 1000).default(3),
  ADMISSION_GUEST_CALLS: wholeNumber(1, 1000).default(3),
  ADMISSION_GUEST_SEARCHES: wholeNumber(1, 1000).default(coresToSpare),
  ADMISSION_SESSIONS: wholeNumber(1, 1000).default(4),
  ADMISSION_FILES: wholeNumber(1, 1000).default(coresToSpare),
  ADMISSION_MEMBERS: wholeNumber(1, 1000).default(6),
  ADMISSION_ESSENTIAL: wholeNumber(1, 1000).default(8),
  ADMISSION_RECOVERIES: wholeNumber(1, 1000).default(2),
  ADMISSION_SIGN_INS: wholeNumber(1, 1000).default(64),
};

/** How many of each kind; see `admission.ts`. */
export type AdmissionSettings = ReturnType<typeof readAdmission>;

export function readAdmission(settings: z.infer<z.ZodObject<typeof admissionEnvironment>>) {
  return {
    guestPage: settings.ADMISSION_GUEST_PAGES,
    guestCall: settings.ADMISSION_GUEST_CALLS,
    guestSearch: settings.ADMISSION_GUEST_SEARCHES,
    session: settings.ADMISSION_SESSIONS,
    file: settings.ADMISSION_FILES,
    member: settings.ADMISSION_MEMBERS,
    essential: settings.ADMISSION_ESSENTIAL,
    recovery: settings.ADMISSION_RECOVERIES,
    signIn: settings.ADMISSION_SIGN_INS,
  };
}
