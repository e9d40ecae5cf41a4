import { describe, expect, it } from 'vitest';
import { ratingBits } from '#contract/rating.ts';
import type { WireRole } from '#contract/roles.ts';
import { nextStep, pendingStep, type SteppedUser, waitsForCard, withWayBack } from './next-step.ts';

const profile = '/account/edit/edit-profile';
const phone = '/account/edit/edit-phone';
const forms = (area: string) => [
  `${area}/create`,
  `${area}/create/nyanya`,
  `${area}/create/nyanya/show`,
  `${area}/update/nyanya/nyanya-v-moskve-a1b2c3`,
  `${area}/update/nyanya/nyanya-v-moskve-a1b2c3/show`,
];
const searches = (area: string) => [area, `${area}/moskva`, `${area}/moskva/nyanya`];
const rights = [
  '/account/settings',
  '/account/payment_history',
  '/account/payment/1',
  '/about',
  '/agreement',
  '/privacy-policy',
  '/safety',
  '/account/check-in',
  '/check-in/1/key',
  '/reference/1/key',
  '/news/stop',
  '/data-processing',
];
const free = [...rights, '/cookiepolicy-page', '/tariffs', '/error', '/dev/outbox'];
const publicPages = ['/', '/moskva', '/resume-a-1', '/vacancy-a-1', '/no/such/page'];
const account = ['/account', '/account/draft', '/account/favorites'];
const edits = [profile, phone, '/account/edit/edit-email', '/account/edit/edit-avatar'];
const areas = ['/resumes', '/vacancies'];
const pages = [
  ...free,
  ...publicPages,
  ...account,
  ...edits,
  ...areas.flatMap(forms),
  ...areas.flatMap(searches),
];

const roles: WireRole[] = ['worker', 'employee', 'moderator', 'admin'];
const names = [null, '', '  ', 'Анна'];
const phones = [
  { phone: null, phone_verified: false },
  { phone: '+79001234567', phone_verified: false },
  { phone: '+79001234567', phone_verified: true },
];
const settings = [0, ratingBits.CREATE_RESUME, 63 - ratingBits.CREATE_RESUME, 63];

const dayMs = 24 * 60 * 60 * 1000;
const rests = [null, new Date(Date.now() - 1000), new Date(Date.now() + dayMs)].map(
  (day) => day && day.toISOString(),
);

const users: SteppedUser[] = roles.flatMap((name) =>
  names.flatMap((own) =>
    phones.flatMap((contact) =>
      settings.flatMap((setting) =>
        rests.map((looking_around_until) => ({
          name: own,
          ...contact,
          role: { name, token: 't' },
          rating: { value: 0, setting },
          looking_around_until,
        })),
      ),
    ),
  ),
);
const isResting = ({ looking_around_until }: SteppedUser) => looking_around_until === rests[2];
const isStaff = ({ role }: SteppedUser) => role.name === 'moderator' || role.name === 'admin';
const ownArea = ({ role }: SteppedUser) => (role.name === 'worker' ? '/resumes' : '/vacancies');
const hasCard = ({ rating }: SteppedUser) => (rating.setting & 16) !== 0;

const worker = (change: Partial<SteppedUser> = {}): SteppedUser => ({
  name: 'Анна',
  phone: '+79001234567',
  phone_verified: true,
  role: { name: 'worker', token: 't' },
  rating: { value: 0, setting: 63 },
  ...change,
});

describe('every role in every state on every page', () => {
  const cases = users.flatMap((user) => pages.map((page) => ({ user, page })));

  it('comes to rest after at most one redirect', () => {
    for (const { user, page } of cases) {
      const step = nextStep(user, page) ?? page;
      expect(nextStep(user, step), `${page} → ${step}`).toBeNull();
    }
  });

  it('sends nobody to where they are', () => {
    for (const { user, page } of cases) {
      expect(nextStep(user, page)).not.toBe(page);
      expect(nextStep(user, `${page}/`)).toBe(nextStep(user, page));
    }
  });

  it('leaves staff alone, and everybody on the pages that are always free', () => {
    const left = cases.filter(({ user, page }) => isStaff(user) || free.includes(page));
    expect(left.map(({ user, page }) => nextStep(user, page))).toEqual(left.map(() => null));
  });

  it('asks in the order: name, phone, card', () => {
    for (const user of users.filter((one) => !isStaff(one))) {
      const wanted = !user.name?.trim()
        ? profile
        : !user.phone || !user.phone_verified
          ? phone
          : hasCard(user) || isResting(user)
            ? null
            : `${ownArea(user)}/create`;
      expect(pendingStep(user)).toBe(wanted);
    }
  });

  it('lets people with all steps done go anywhere but the search of the other side', () => {
    for (const user of users.filter((one) => !isStaff(one) && pendingStep(one) === null))
      for (const page of pages)
        expect(nextStep(user, page)).toBe(searches(ownArea(user)).includes(page) ? '/' : null);
  });
});

describe('a step that is not done yet', () => {
  it('keeps its own page open', () => {
    expect(nextStep(worker({ name: null }), profile)).toBeNull();
    expect(nextStep(worker({ phone: null }), phone)).toBeNull();
    for (const form of forms('/resumes'))
      expect(nextStep(worker({ rating: { value: 0, setting: 0 } }), form)).toBeNull();
  });

  it('lets the name win over the phone, but not the other way round', () => {
    expect(nextStep(worker({ name: null, phone: null }), phone)).toBe(profile);
    expect(nextStep(worker({ phone_verified: false }), profile)).toBeNull();
  });

  it('does not take the forms or the search of the other side for its own', () => {
    const fresh = worker({ rating: { value: 0, setting: 0 } });
    for (const page of [...forms('/vacancies'), ...areas.flatMap(searches)])
      expect(nextStep(fresh, page)).toBe('/resumes/create');
  });

  it('keeps the begun cards and the contacts within reach', () => {
    const fresh = worker({ rating: { value: 0, setting: 0 } });
    for (const page of [...edits, '/account/draft']) expect(nextStep(fresh, page)).toBeNull();
    expect(nextStep(fresh, '/account')).toBe('/resumes/create');
  });

  it('puts off the card, and nothing else, for those who look around', () => {
    const looking = { rating: { value: 0, setting: 0 }, looking_around_until: rests[2] ?? null };
    for (const page of [...publicPages, '/account', '/account/favorites']) {
      expect(nextStep(worker(looking), page)).toBeNull();
      expect(waitsForCard(worker({ ...looking, looking_around_until: null }), page)).toBe(true);
    }
    expect(nextStep(worker(looking), '/resumes/moskva')).toBe('/');
    expect(nextStep(worker({ ...looking, phone: null }), '/')).toBe(phone);
    expect(waitsForCard(worker({ rating: looking.rating }), '/resumes/moskva')).toBe(false);
    expect(waitsForCard(worker({ rating: looking.rating, name: null }), '/')).toBe(false);
  });

  it('remembers before which page it stands', () => {
    const fresh = worker({ rating: { value: 0, setting: 0 } });
    const before = (pathname: string, href = pathname) =>
      withWayBack(nextStep(fresh, pathname) ?? '', fresh, { pathname, href });
    expect(before('/vacancy-a-1', '/vacancy-a-1?from=a')).toBe(
      '/resumes/create?next=%2Fvacancy-a-1%3Ffrom%3Da',
    );
    for (const page of ['/', '/account', '/resumes']) expect(before(page)).toBe('/resumes/create');
  });

  it('does not mistake an address that only begins alike', () => {
    expect(nextStep(worker(), '/resumes-create')).toBeNull();
    expect(nextStep(worker(), '/resumes/create-a-lot')).toBe('/');
  });
});
