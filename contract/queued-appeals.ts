import { z } from 'zod';
import { textField } from './fields.ts';
import { judgedCardSchema, personRefSchema } from './judged.ts';
import { decisionReasonField } from './queues.ts';

export const queuedAppealSchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  text: z.string(),
  card: judgedCardSchema,
  /** Why, when and by whom the card was blocked; null: by somebody who is no more. */
  block: z.object({
    reason: z.string(),
    at: z.iso.datetime(),
    by: personRefSchema.nullable(),
    /** There is somebody else of the staff, so whoever took the card away does not decide. */
    has_other_judge: z.boolean(),
  }),
});
export type QueuedAppeal = z.infer<typeof queuedAppealSchema>;

/** `grant` shows the card again; the reason of `deny` is told to its owner. */
export const appealDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('grant'), reason: textField(1000).optional() }),
  z.strictObject({ decision: z.literal('deny'), reason: decisionReasonField }),
]);
export type AppealDecision = z.infer<typeof appealDecisionSchema>;
