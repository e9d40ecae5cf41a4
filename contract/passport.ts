import { z } from 'zod';
import { endpoint, rawBody } from './endpoint.ts';
import { photoBytesAtMost } from './photos.ts';

/** What is sent of a passport: the page with the photo, and its owner holding it. */
export const passportParts = ['page', 'selfie'] as const;
export type PassportPart = (typeof passportParts)[number];

/** So many days after the decision the photos are thrown away. */
export const scansKeptDays = 3;

const passportSchema = z.object({
  /** `outdated`: it was checked, and the name has been changed since. */
  state: z.enum(['none', 'waiting', 'rejected', 'verified', 'outdated']),
  sent_at: z.iso.datetime().nullable(),
  /** When it was seen to be theirs, or refused. */
  decided_at: z.iso.datetime().nullable(),
  /** Why it was refused. */
  reason: z.string(),
  /** So long one waits now; null: nobody can tell, or nothing waits. */
  wait_minutes: z.number().int().nullable(),
});
export type Passport = z.infer<typeof passportSchema>;

const passport = '/v1/user/passport';
export const passportPartField = z.enum(passportParts, { error: 'Такого снимка мы не просим' });

export const passportCalls = {
  show: endpoint({
    method: 'GET',
    path: passport,
    access: 'user',
    summary: 'Проверка паспорта: что прислано и что решено',
    answer: passportSchema,
  }),
  addScan: endpoint({
    method: 'PUT',
    path: `${passport}/scans/:part`,
    access: 'user',
    summary: 'Снимок паспорта: в теле сам файл JPEG, PNG, WebP или AVIF, до 10 МБ',
    params: z.object({ part: passportPartField }),
    query: z.object({
      consent: z.literal('yes', { error: 'Без согласия мы не можем принять снимок' }),
    }),
    body: rawBody,
    rawBytes: photoBytesAtMost,
  }),
  send: endpoint({
    method: 'POST',
    path: passport,
    access: 'user',
    summary: 'Отдать присланные снимки на проверку',
    answer: passportSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: passport,
    access: 'user',
    summary: 'Отозвать согласие: снимки стираются, отметка снимается',
    withoutIdempotency: true,
  }),
} as const;
