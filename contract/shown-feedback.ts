import { z } from 'zod';

export const feedbackMarksSchema = z.object({
  /** They would work together again. */
  again: z.boolean(),
  /** What was agreed was kept. */
  as_agreed: z.boolean(),
  /** A worker comes in time, a family pays in time. */
  on_time: z.boolean(),
});
export type FeedbackMarks = z.infer<typeof feedbackMarksSchema>;

export const shownFeedbackSchema = feedbackMarksSchema.extend({
  id: z.number().int(),
  text: z.string(),
  /** Of whom it is about; empty: none. */
  reply: z.string(),
  /** «Семья, Москва», «Няня, Москва»: nobody is named. */
  by: z.string(),
  shown_at: z.iso.datetime(),
});

/** From fewer workers nothing is worked out: one angry word or one kind one is no habit. */
export const workersToTell = 3;

/** So many of so many. */
export const shareSchema = z.object({ yes: z.number().int(), of: z.number().int() });
export type Share = z.infer<typeof shareSchema>;

/** What others say of the owner of a card, the newest first, twenty at most. */
export const cardFeedbackSchema = z.object({
  count: z.number().int(),
  /** How many of them said so. */
  again: z.number().int(),
  as_agreed: z.number().int(),
  on_time: z.number().int(),
  list: z.array(shownFeedbackSchema),
});
export type CardFeedback = z.infer<typeof cardFeedbackSchema>;
