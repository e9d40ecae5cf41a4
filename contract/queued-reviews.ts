import { z } from 'zod';
import { flagSchema } from './card-checks.ts';
import { textField } from './fields.ts';
import { personRefSchema, cardRefs } from './judged.ts';
import { photoSchema } from './photos.ts';
import { decisionReasonField } from './queues.ts';

/** A card that waits, with all that is needed to judge it. */
export const queuedReviewSchema = z.object({
  id: z.number().int(),
  ...cardRefs,
  category: z.string(),
  city: z.string().nullable(),
  sent_at: z.iso.datetime(),
  /** People have never seen it; otherwise the old text is public meanwhile. */
  is_new: z.boolean(),
  owner: personRefSchema.extend({
    created_at: z.iso.datetime(),
    published: z.number().int(),
    rejected: z.number().int(),
    complaints: z.number().int(),
  }),
  flags: z.array(flagSchema),
  /** Every field in words; `before` is what people see now, where it differs. Emptied ones are ''. */
  fields: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      text: z.string(),
      before: z.string().nullable(),
    }),
  ),
  photos: z.array(photoSchema),
});
export type Review = z.infer<typeof queuedReviewSchema>;

export const reviewDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({
    decision: z.literal('reject'),
    reason: decisionReasonField,
    /** Words by field of the form; the owner sees them there. */
    notes: z.record(z.string().max(100), textField(500, 1)).optional(),
  }),
]);
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;
