import { roleToWire } from '#contract/roles.ts';
import type { GuestRole } from './guest-role.ts';

/** What a page says of whoever opens it: families look at resumes, workers at vacancies. */
export function roleOfPage(path: string): GuestRole | null {
  const [, area, rest] = /^\/(resume|vacanc)(?:s|ies|y-[^/]+|-[^/]+)(\/.*)?$/.exec(path) ?? [];
  if (!area) return null;
  const isForm = /^\/(create|update)(\/|$)/.test(rest ?? '');
  return (area === 'resume') === isForm ? 'worker' : 'employer';
}

/**
 * Where whoever takes a role goes from a page of the other one: to the same city and category among
 * the cards that are for them, to what the same page says to them. Null: they can stay.
 */
export function ownSideOf(path: string, role: GuestRole): string | null {
  if (path === '/tariffs' || path === '/ture') return `${path}?role=${roleToWire(role)}`;
  const told = roleOfPage(path);
  if (told === null || told === role) return null;
  const places = /^\/(?:resumes|vacancies)((?:\/[^/]+)*)$/.exec(path)?.[1] ?? '';
  const isForm = /^\/(create|update)(\/|$)/.test(places);
  return (role === 'worker' ? '/vacancies' : '/resumes') + (isForm ? '' : places);
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
