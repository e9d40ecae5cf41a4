import { z } from 'zod';
import { type ComplaintReason, complaintReasons, quoteSchema } from './complaints.ts';
import { textField } from './fields.ts';
import { judgedCardSchema, personRefSchema } from './judged.ts';
import { decisionReasonField } from './queues.ts';

const voiceSchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  reason: z.enum(Object.keys(complaintReasons) as [ComplaintReason, ...ComplaintReason[]]),
  text: z.string(),
  author: personRefSchema,
  /** What the person complained of wrote, the oldest first; also what was deleted since. */
  quotes: z.array(quoteSchema),
});
export type ComplaintVoice = z.infer<typeof voiceSchema>;

/** All that wait about one card or person, in the words of the first of them. */
export const queuedComplaintSchema = voiceSchema.extend({
  /** Null: about this card; else about somebody in a dialog, which was about the card. */
  person: personRefSchema
    .extend({
      /** For what they were warned before, the newest first. */
      warnings: z.array(z.object({ reason: z.string(), at: z.iso.datetime() })),
    })
    .nullable(),
  card: judgedCardSchema.nullable(),
  /** What else people say of the same, the oldest first; one decision answers all of them. */
  others: z.array(voiceSchema),
});
export type QueuedComplaint = z.infer<typeof queuedComplaintSchema>;

const seen = {
  /** Ids of what was read beside the first; what came meanwhile is not answered unread. */
  others: z.array(z.number().int()).max(1000).optional(),
};

/**
 * All that was said of the same is answered together. `block` takes the card away, or shuts out the
 * person whom it is about. `warn` is for a person only, who reads the reason and stays.
 */
export const complaintDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('dismiss'), reason: textField(1000).optional(), ...seen }),
  z.strictObject({ decision: z.literal('warn'), reason: decisionReasonField, ...seen }),
  z.strictObject({ decision: z.literal('block'), reason: decisionReasonField, ...seen }),
]);
export type ComplaintDecision = z.infer<typeof complaintDecisionSchema>;
