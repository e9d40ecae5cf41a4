import { formatQuery } from '#contract/query-string.ts';
import { ratingBits } from '#contract/rating.ts';
import { isStaff, roleFromWire } from '#contract/roles.ts';
import type { User } from '#contract/session.ts';
import { isOfMessage } from './message-links.ts';

export type SteppedUser = Pick<User, 'name' | 'phone' | 'phone_verified' | 'role' | 'rating'> &
  Partial<Pick<User, 'second_factor' | 'looking_around_until'>>;

const profile = '/account/edit/edit-profile';
const phone = '/account/edit/edit-phone';
const twoFactor = '/account/two-factor';

/** Of these the server tells everybody. */
const texts = [
  // With the form by which whoever is kept from all else can ask for help.
  '/about',
  '/agreement',
  '/privacy-policy',
  '/safety',
  '/data-processing',
  '/cookiepolicy-page',
  '/tariffs',
  '/error',
  '/dev/outbox',
];

/**
 * Open at any time. Nobody has to write a card first to read what they have agreed to, to take it
 * back, or to leave.
 */
const always = [
  '/account/settings',
  '/account/payment_history',
  '/account/check-in',
  twoFactor,
  ...texts,
];

/**
 * Where a signed-in person has to go from `path` (without query), or null to let them stay. First
 * the name, then the confirmed phone, then the first card, which may be put off for a while; after
 * that only the search of the other side is closed. Following the answers always ends: the test walks through all of them.
 */
export function nextStep(user: SteppedUser, path: string): string | null {
  const role = roleFromWire(user.role.name);
  const here = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (user.second_factor === 'needed') {
    return here === twoFactor || texts.includes(here) ? null : twoFactor;
  }
  // Whoever comes back from the bank is told what became of the money, whatever else is missing.
  if (isStaff(role) || always.includes(here) || isWithin('/account/payment', here)) return null;
  if (isOfMessage(here)) return null;
  if (!user.name?.trim()) return here === profile ? null : profile;

  // The name and the contacts can be put right at any time.
  if (isWithin('/account/edit', here)) return null;
  if (!user.phone || !user.phone_verified) return phone;

  // People search among the cards of the other side, so of their own area only the forms are theirs.
  const own = role === 'worker' ? '/resumes' : '/vacancies';
  const isOwnForm = isWithin(`${own}/create`, here) || isWithin(`${own}/update`, here);
  const hasCard = (user.rating.setting & ratingBits.CREATE_RESUME) !== 0;
  if (!hasCard && (isOwnForm || here === '/account/draft')) return null;
  if (!hasCard && !isLookingAround(user)) return `${own}/create`;
  return isWithin(own, here) && !isOwnForm ? '/' : null;
}

/** What is still missing, wherever the person is. */
export function pendingStep(user: SteppedUser): string | null {
  return nextStep(user, '/');
}

/** Whether the first card is the only thing that keeps the person from `path`. */
export function waitsForCard(user: SteppedUser, path: string): boolean {
  const later = { ...user, looking_around_until: new Date(Date.now() + 1000).toISOString() };
  return nextStep(user, path) !== null && nextStep(later, path) === null;
}

/** The creation of a first card remembers the page that it stands before: one may look there first. */
export function withWayBack(
  step: string,
  user: SteppedUser,
  { pathname, href }: { pathname: string; href: string },
): string {
  const isWorthIt = pathname !== '/' && pathname !== '/account' && waitsForCard(user, pathname);
  return isWorthIt ? `${step}${formatQuery({ next: href })}` : step;
}

/** Without query and anchor. */
export function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? '/';
}

function isLookingAround({ looking_around_until: until }: SteppedUser): boolean {
  return until !== undefined && until !== null && Date.parse(until) > Date.now();
}

function isWithin(area: string, path: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}
