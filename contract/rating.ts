import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** One bit for each step of a profile; a resume and a vacancy are the same step. */
export const ratingBits = {
  ADD_EMAIL: 1,
  ADD_PHONE: 2,
  ADD_AVATAR: 4,
  UPDATE_PROFILE: 8,
  CREATE_RESUME: 16,
  CREATE_VACANCY: 16,
  ADD_PASSPORT: 32,
} as const;

export const ratingStepSchema = z.object({
  step: z.number().int(),
  key: z.enum(['email', 'phone', 'passport', 'photo', 'profile', 'card']),
  title: z.string(),
  has: z.boolean(),
  /** Of a contact, which is there before its code was typed. */
  confirmed: z.boolean().optional(),
  href: z.string(),
});

export const ratingSchema = z.object({
  /** Per cent of the six steps. */
  value: z.number().int(),
  setting: z.number().int(),
  list: z.array(ratingStepSchema).length(6),
});
export type Rating = z.infer<typeof ratingSchema>;

export const getRating = endpoint({
  method: 'GET',
  path: '/v1/user/rating',
  access: 'user',
  summary: 'Заполненность профиля: шесть шагов',
  answer: z.object({ rating: ratingSchema }),
});
