import { z } from 'zod';
import { answerSchema } from './attributes.ts';
import { kopecksField, slugField, textField, payUnitField } from './fields.ts';

export const cardLimits = { title: 100, place: 100, about: 5000, aboutAtLeast: 40 } as const;

/** What is being written; everything may still be missing. */
export const draftSchema = z.strictObject({
  title: textField(cardLimits.title).nullable(),
  city: slugField.nullable(),
  place: textField(cardLimits.place).nullable(),
  about: textField(cardLimits.about).nullable(),
  pay: z
    .strictObject({
      from_kopecks: kopecksField.nullable(),
      to_kopecks: kopecksField.nullable(),
      unit: payUnitField.nullable(),
    })
    .nullable(),
  answers: z.record(z.string().max(60), answerSchema),
});
export type Draft = z.infer<typeof draftSchema>;

/** Parts of a draft to be replaced; a null answer takes the answer back. */
export const draftChangeSchema = draftSchema
  .extend({ answers: z.record(z.string().max(60), answerSchema.nullable()) })
  .partial();
export type DraftChange = z.infer<typeof draftChangeSchema>;

export const emptyDraft: Draft = {
  title: null,
  city: null,
  place: null,
  about: null,
  pay: null,
  answers: {},
};
