import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayField } from './fields.ts';
import { queueNameField } from './queues.ts';

/** Longer than this nobody compares day by day. */
export const statisticsDaysAtMost = 366;

const daySchema = z.object({
  /** By the clock of Moscow. */
  day: z.iso.date(),
  workers: z.number().int(),
  families: z.number().int(),
  /** Shown for the first time. */
  resumes: z.number().int(),
  vacancies: z.number().int(),
  contacts: z.number().int(),
  responses: z.number().int(),
  hires: z.number().int(),
  paid_kopecks: z.number().int(),
  refunded_kopecks: z.number().int(),
});
export type StatisticsDay = z.infer<typeof daySchema>;

/** The same figures over all days. */
const totalsSchema = daySchema.omit({ day: true });
export type StatisticsTotals = z.infer<typeof totalsSchema>;

const decidedSchema = z.object({
  queue: queueNameField,
  decided: z.number().int(),
  /** Half were decided sooner; null: none was. */
  median_minutes: z.number().int().nullable(),
  /** Of the period before. */
  before: z.object({ decided: z.number().int(), median_minutes: z.number().int().nullable() }),
});
export type DecidedQueue = z.infer<typeof decidedSchema>;

/** How many hours something has waited: up to so many, and the last one beyond all. */
export const ageHours = [1, 4, 24, 72] as const;

const agesSchema = z.object({
  queue: queueNameField,
  /** How many wait now that have come within each of `ageHours`, and longer. */
  waiting: z.array(z.number().int()).length(ageHours.length + 1),
  oldest_minutes: z.number().int().nullable(),
});
export type QueueAges = z.infer<typeof agesSchema>;

const missedSchema = z.object({
  word: z.string(),
  times: z.number().int(),
  /** On how many days. */
  days: z.number().int(),
});
export type MissedWord = z.infer<typeof missedSchema>;

/** A word that was asked for less often may be somebody's name. */
export const missedAtLeast = 3;

export const statisticsCalls = {
  show: endpoint({
    method: 'GET',
    path: '/v1/admin/statistics',
    access: 'admin',
    summary:
      'Регистрации, карточки, контакты, отклики, наймы и деньги по дням; очереди, решения, слова без ответа',
    query: z.object({ from: dayField, to: dayField }),
    answer: z.object({
      days: z.array(daySchema),
      totals: totalsSchema,
      /** Of as many days right before. */
      before: totalsSchema,
      decided: z.array(decidedSchema),
      ages: z.array(agesSchema),
      /** What people looked for and no card has, the most wanted first. */
      missed: z.array(missedSchema),
    }),
  }),
} as const;
