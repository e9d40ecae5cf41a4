import { z } from 'zod';

/**
 * Words that stand where the word of a city or a category would: the first of a path, and what
 * follows `/vacancies` and `/resumes`.
 */
const reservedSlugs: ReadonlySet<string> = new Set([
  'about',
  'account',
  'address',
  'admin',
  'agreement',
  'api',
  'app',
  'assets',
  'blog',
  'broadcasting',
  'check-in',
  'cookiepolicy-page',
  'create',
  'data-processing',
  'dev',
  'error',
  'files',
  'healthz',
  'metrics',
  'og',
  'payments',
  'photos',
  'privacy-policy',
  'readyz',
  'reference',
  'requisites',
  'resumes',
  'safety',
  'sanctum',
  'searches',
  'sitemap',
  'tariffs',
  'ture',
  'update',
  'vacancies',
]);

/** Cards have such addresses. */
const beginsAsCard = /^(?:vacancy|resume)-/;

/** The word of a city or a category in addresses, as the staff write it. */
export const areaSlugField = z
  .string({ error: 'Напишите адрес' })
  .trim()
  .min(2, 'Напишите адрес')
  .max(60, 'Слишком длинно: можно не больше 60 знаков')
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Только латинские буквы, цифры и дефис: nyanya-na-chas')
  .refine(
    (slug) => !reservedSlugs.has(slug) && !beginsAsCard.test(slug),
    'Этот адрес нужен самому сайту: выберите другой',
  );
