import { z } from 'zod';
import { answerSchema } from './attributes.ts';
import type { CardKind } from './categories.ts';
import {
  kopecksField,
  lineField,
  payUnitField,
  photoIdField,
  slugField,
  textField,
} from './fields.ts';
import { workplaceSchema } from './workplaces.ts';

export const cardLimits = {
  title: 100,
  place: 100,
  about: 5000,
  aboutAtLeast: 40,
  photos: 5,
  workplaces: 10,
  address: 200,
  questions: 5,
  question: 200,
  /** A vacancy is open so many days at most without its owner coming back to it. */
  openDays: 180,
} as const;

/** Parts that only one kind of card has; a draft of the other kind keeps them empty. */
export const partsOfKind = {
  resume: ['photos', 'workplaces'],
  vacancy: ['address', 'questions', 'closes_on'],
} as const satisfies Record<CardKind, readonly string[]>;

/** What is being written; everything may still be missing. */
export const draftSchema = z.strictObject({
  title: lineField(cardLimits.title).nullable(),
  city: slugField.nullable(),
  place: lineField(cardLimits.place).nullable(),
  about: textField(cardLimits.about).nullable(),
  pay: z
    .strictObject({
      from_kopecks: kopecksField.nullable(),
      to_kopecks: kopecksField.nullable(),
      unit: payUnitField.nullable(),
    })
    .nullable(),
  answers: z.record(z.string().max(60), answerSchema),
  /** Of a resume: pictures in their order, the first one stands for the person. */
  photos: z.array(photoIdField).max(cardLimits.photos, 'Можно не больше 5 фотографий'),
  workplaces: z.array(workplaceSchema).max(cardLimits.workplaces, 'Можно не больше 10 мест'),
  /** Of a vacancy: street and house, for the owner alone until told in a dialog. */
  address: lineField(cardLimits.address).nullable(),
  /** What everybody who wants the work is asked; everybody may read it. */
  questions: z
    .array(textField(cardLimits.question))
    .max(cardLimits.questions, 'Можно не больше 5 вопросов'),
  /** The last day (`2026-12-31`) on which the vacancy is open; null: until withdrawn. */
  closes_on: z.iso.date('Выберите день').nullable(),
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
  photos: [],
  workplaces: [],
  address: null,
  questions: [],
  closes_on: null,
};
