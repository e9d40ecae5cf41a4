import { z } from 'zod';
import { answerFile, endpoint } from './endpoint.ts';
import { passportPartField, passportParts } from './passport.ts';
import { decisionReasonField, queuedId } from './queues.ts';

/** A passport that waits; its pictures are asked for one by one, and each look is written down. */
export const queuedPassportSchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  person: z.object({
    id: z.number().int(),
    name: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** As their cards say it; none: they say nothing of it. */
    birth_years: z.array(z.number().int()),
  }),
  parts: z.array(z.enum(passportParts)),
  /** Why the one before was refused; null: it was not, or there was none. */
  rejected_before: z.string().nullable(),
});
export type QueuedPassport = z.infer<typeof queuedPassportSchema>;

/** `approve` marks the person as checked; the reason of `reject` is told to them. */
export const passportDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({ decision: z.literal('reject'), reason: decisionReasonField }),
]);
export type PassportDecision = z.infer<typeof passportDecisionSchema>;

export const showPassportScan = endpoint({
  method: 'GET',
  path: '/v1/admin/passports/:id/scans/:part',
  access: 'moderator',
  summary: 'Снимок паспорта, который ждёт решения; каждый просмотр записывается',
  params: queuedId.extend({ part: passportPartField }),
  answer: answerFile,
  answerBytes: 'image/webp',
});
