import { z } from 'zod';
import { nameRefSchema } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { listOf, slugField } from './fields.ts';

/** How well workers can do something, as they say themselves. */
export const skillLevels = {
  sure: 'Уверенно',
  some: 'Немного',
  none: 'Нет',
} as const;
export type SkillLevel = keyof typeof skillLevels;

const answersField = z.record(
  z.string().regex(/^[a-z_]{1,30}$/, 'Такого вопроса нет'),
  z.enum(Object.keys(skillLevels) as [SkillLevel, ...SkillLevel[]], { error: 'Выберите ответ' }),
);

const assessmentSchema = z.object({
  category: nameRefSchema,
  /** In the order of the page. */
  skills: z.array(z.object({ key: z.string(), text: z.string() })),
  /** By the key of the skill; what is not there was not answered. */
  answers: answersField,
  /** On the resumes of this category, as the worker wishes. */
  is_shown: z.boolean(),
  /** The person has a resume in it. */
  is_own: z.boolean(),
});
export type Assessment = z.infer<typeof assessmentSchema>;

export const selfAssessmentCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/test',
    access: 'worker',
    summary: 'Самооценка по категориям: вопросы и свои ответы, категории своих анкет первыми',
    answer: listOf(assessmentSchema),
  }),
  update: endpoint({
    method: 'POST',
    path: '/v1/test-update',
    access: 'worker',
    summary: 'Ответы самооценки одной категории целиком, и показывать ли их в анкете',
    body: z.strictObject({
      category: slugField,
      answers: answersField,
      is_shown: z.boolean({ error: 'Выберите, показывать ли ответы' }),
    }),
    answer: assessmentSchema,
    withoutIdempotency: true,
  }),
} as const;
