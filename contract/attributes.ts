import { z } from 'zod';

export const attributeTypes = [
  'one',
  'many',
  'number',
  'range',
  'yes_no',
  'text',
  'date',
  'week',
] as const;

/** One question of a category; form, check, filter and card lines all follow from it. */
export const attributeDefinitionSchema = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  type: z.enum(attributeTypes),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      /** Not offered any more; whoever has chosen it keeps it. */
      hidden: z.literal(true).optional(),
    }),
  ),
  /** One word («м²») or three forms («год», «года», «лет»). */
  unit: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
  required: z.boolean(),
  filterable: z.boolean(),
  shown_on_card: z.boolean(),
  /** Title of the form step, and of the group on the card page. */
  step: z.string(),
  /** Not asked any more; what was answered stays. */
  hidden: z.literal(true).optional(),
});
export type AttributeDefinition = z.infer<typeof attributeDefinitionSchema>;

export const longTextLimit = 2000;

export const answerSchema = z.union([
  z.string().max(longTextLimit),
  z.boolean(),
  z.number(),
  z.array(z.string().max(100)).max(100),
  z.strictObject({ from: z.number().nullable(), to: z.number().nullable() }),
]);
export type Answer = z.infer<typeof answerSchema>;
export type Answers = Record<string, Answer>;
