import type { GuestRole } from './guest-role.ts';

/** What a page says of whoever opens it: families look at resumes, workers at vacancies. */
export function roleOfPage(path: string): GuestRole | null {
  const [, area, rest] = /^\/(resume|vacanc)(?:s|ies|y-[^/]+|-[^/]+)(\/.*)?$/.exec(path) ?? [];
  if (!area) return null;
  const isForm = /^\/(create|update)(\/|$)/.test(rest ?? '');
  return (area === 'resume') === isForm ? 'worker' : 'employer';
}

/** «moskva/nyanya» of the address of a list; nothing of any other page. */
export function placesOfList(path: string): string {
  return /^\/(?:resumes|vacancies)\/(?!(?:create|update)(?:\/|$))(.+)$/.exec(path)?.[1] ?? '';
}

const texts = [
  '/about',
  '/agreement',
  '/cookiepolicy-page',
  '/data-processing',
  '/privacy-policy',
  '/safety',
  '/requisites',
  '/sitemap',
  '/tariffs',
  '/ture',
];

/** Nothing lies down over a text that somebody has come to read. */
export function isForReading(path: string): boolean {
  return texts.includes(path) || /^\/blog(\/|$)/.test(path);
}
