import { z } from 'zod';
import { answerFile, endpoint, rawBody } from './endpoint.ts';
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
const partField = z.enum(passportParts, { error: 'Такого снимка мы не просим' });

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
    params: z.object({ part: partField }),
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

/** A passport that waits; its pictures are asked for one by one, and each look is written down. */
export const queuedPassportSchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  person: z.object({
    id: z.number().int(),
    name: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** As their cards say it; none: they say nothing of it. */
    birth_years: z.array(z.number().int()),
  }),
  parts: z.array(z.enum(passportParts)),
  /** Why the one before was refused; null: it was not, or there was none. */
  rejected_before: z.string().nullable(),
});
export type QueuedPassport = z.infer<typeof queuedPassportSchema>;

export const showPassportScan = endpoint({
  method: 'GET',
  path: '/v1/admin/passports/:id/scans/:part',
  access: 'moderator',
  summary: 'Снимок паспорта, который ждёт решения; каждый просмотр записывается',
  params: z.object({ id: z.string().regex(/^\d{1,15}$/, 'Такой записи нет'), part: partField }),
  answer: answerFile,
  answerBytes: 'image/webp',
});
