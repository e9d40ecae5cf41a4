import { z } from 'zod';
import { personRefSchema } from './judged.ts';
import { decisionReasonField } from './queues.ts';
import { feedbackMarksSchema } from './shown-feedback.ts';

/** What one of two who worked together says of the other. */
export const queuedFeedbackSchema = feedbackMarksSchema.extend({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  /** About a worker; otherwise a worker wrote it. */
  by_family: z.boolean(),
  text: z.string(),
  author: personRefSchema,
  about: personRefSchema,
  /** Of the vacancy. */
  title: z.string(),
  /** It was shown, and this is why the person asks to look again; empty: it is new. */
  complaint: z.string(),
});
export type QueuedFeedback = z.infer<typeof queuedFeedbackSchema>;

/** `approve` lets it be shown; the reason of `reject` is told to whoever wrote it. */
export const feedbackDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({ decision: z.literal('reject'), reason: decisionReasonField }),
]);
export type FeedbackDecision = z.infer<typeof feedbackDecisionSchema>;
