import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { slugField } from './fields.ts';

/** A wish that is met, not met, or about which the other card says nothing. */
const fitStateSchema = z.enum(['met', 'open', 'unmet']);
export type FitState = z.infer<typeof fitStateSchema>;

const fitLineSchema = z.object({
  key: z.string(),
  label: z.string(),
  text: z.string(),
  state: fitStateSchema,
});
export type FitLine = z.infer<typeof fitLineSchema>;

const fitSchema = z.object({
  /** The card of the viewer that was compared; null: they have none that people see. */
  own: z.object({ slug: z.string(), title: z.string() }).nullable(),
  lines: z.array(fitLineSchema),
});
export type Fit = z.infer<typeof fitSchema>;

export const getFit = endpoint({
  method: 'GET',
  path: '/v1/fit',
  access: 'user',
  summary:
    'Чем подходят друг другу вакансия и анкета, словами; своя карточка выбирается сама, если её не назвать',
  query: z
    .object({ vacancy: slugField.optional(), resume: slugField.optional() })
    .refine(({ vacancy, resume }) => vacancy ?? resume, 'Назовите вакансию или анкету'),
  answer: fitSchema,
});
