import { describe, expect, it } from 'vitest';
import { ratingBits } from '#contract/rating.ts';
import type { WireRole } from '#contract/roles.ts';
import { nextStep, pathOf, type SteppedUser, waitsForCard } from './next-step.ts';
import { chooseRedirect } from './redirect.ts';

const profile = '/account/edit/edit-profile';
const phone = '/account/edit/edit-phone';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

const roles: WireRole[] = ['worker', 'employee', 'moderator', 'admin'];
const rests = { none: null, over: hours(-1), 'a week': hours(168) };
const phones = [
  { phone: null, phone_verified: false },
  { phone: '+79001234567', phone_verified: false },
  { phone: '+79001234567', phone_verified: true },
];
const users: SteppedUser[] = roles.flatMap((role) =>
  [null, 'Анна'].flatMap((name) =>
    phones.flatMap((contact) =>
      [0, ratingBits.CREATE_RESUME].flatMap((setting) =>
        Object.values(rests).map((looking_around_until) => ({
          name,
          ...contact,
          role: { name: role, token: 't' },
          rating: { value: 0, setting },
          looking_around_until,
        })),
      ),
    ),
  ),
);

const targets = [
  null,
  '/',
  '/blog/a',
  '/resume-a-1?modal=vacancyContacts',
  '/vacancy-a-1?modal=respond',
  '/resumes/moskva/nyanya?q=a',
  '/vacancies',
  '/resumes/create/nyanya',
  '/vacancies/create/nyanya/show',
  '/account/message?card=a-1',
  '/account/favorites',
  '/account/edit/edit-email',
  '/account/settings',
  '/tariffs?modal=buyTariff',
];
const begun = ['/', '/blog/a', '/resume-a-1', '/vacancy-a-1', '/resumes', '/vacancies', '/tariffs'];

const ownArea = ({ role }: SteppedUser) => (role.name === 'worker' ? '/resumes' : '/vacancies');

/** What the person does on the page of a step; null: it is none. */
function done(user: SteppedUser, path: string): SteppedUser | null {
  if (path === profile) return { ...user, name: 'Анна' };
  if (path === phone) return { ...user, phone: '+79001234567', phone_verified: true };
  if (path === `${ownArea(user)}/create`) {
    return { ...user, rating: { value: 0, setting: ratingBits.CREATE_RESUME } };
  }
  return null;
}

/** The server lets the first card wait for a target that only the card keeps from. */
const opened = (user: SteppedUser, target: string) =>
  waitsForCard(user, pathOf(target)) ? { ...user, looking_around_until: hours(1) } : user;

interface Walk {
  places: string[];
  user: SteppedUser;
}

/** From the page where somebody signs in to where nothing leads them on. */
function walk(someone: SteppedUser, from: string, wanted: string | null): Walk {
  let [user, path, target] = [someone, from, wanted];
  const places: string[] = [];
  for (let moves = 0; moves < 12; moves += 1) {
    if (target !== null) user = opened(user, target);
    const { to, isTargetDone } = chooseRedirect(user, path, target);
    if (isTargetDone) target = null;
    if (to !== null && to !== path) places.push(to);
    path = pathOf(to ?? path);
    // The guard of the page itself.
    const led = nextStep(user, path);
    if (led !== null) places.push(led);
    path = led ?? path;
    const next = target !== null || led !== null || to !== null ? done(user, path) : null;
    if (!next) return { places, user };
    user = next;
  }
  throw new Error(`${from} → ${places.join(' → ')} … has no end`);
}

const cases = users.flatMap((user) =>
  targets.flatMap((target) => begun.map((from) => ({ user, target, from }))),
);

describe('every role in every state, on its way to every target', () => {
  it('comes to an end, and passes each step once', () => {
    for (const { user, target, from } of cases) {
      const { places } = walk(user, from, target);
      expect([...new Set(places)]).toEqual(places);
      expect(places.length).toBeLessThanOrEqual(4);
    }
  });

  it('reaches the target, but for the search of the other side', () => {
    const ends = cases.flatMap(({ user, target, from }) => {
      if (target === null) return [];
      const last = walk(user, from, target);
      const isTheirs = nextStep(last.user, pathOf(target)) === null;
      const end = last.places.at(-1) ?? from;
      const isReached = last.places.includes(target) || pathOf(end) === pathOf(target);
      return [{ target, isTheirs, isReached }];
    });
    expect(ends.filter(({ isTheirs, isReached }) => isTheirs !== isReached)).toEqual([]);
    const closed = ends.filter(({ isTheirs }) => !isTheirs).map(({ target }) => target);
    expect(new Set(closed)).toEqual(new Set(['/resumes/moskva/nyanya?q=a', '/vacancies']));
  });

  it('uses the target before the first card is asked for', () => {
    const fresh = users.filter(
      ({ role, rating }) => rating.setting === 0 && ['worker', 'employee'].includes(role.name),
    );
    for (const user of fresh) {
      const { places } = walk(user, '/resume-a-1', '/resume-a-1?modal=vacancyContacts');
      expect(places.at(-1)).toBe('/resume-a-1?modal=vacancyContacts');
      expect(places).not.toContain(`${ownArea(user)}/create`);
    }
  });

  it('leads staff to their work', () => {
    for (const user of users.filter(({ role }) => role.name === 'admin')) {
      expect(walk(user, '/', null).places).toEqual(['/admin']);
      expect(walk(user, '/blog/a', null).places).toEqual([]);
    }
  });
});
