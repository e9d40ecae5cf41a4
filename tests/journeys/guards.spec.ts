import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { countMoves, move, patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen, signIn } from './people.ts';

let product: Product;
let resume: string;
let vacancy: string;
beforeAll(async () => {
  product = await startProduct();
  const nanny = await createPerson(product, { role: 'worker' });
  const family = await createPerson(product, { role: 'employer' });
  resume = `/resume-${(await createPublished(nanny, 'resume')).slug}`;
  vacancy = `/vacancy-${(await createPublished(family, 'vacancy')).slug}`;
});
afterAll(() => product.stop());

const profile = '/account/edit/edit-profile';
const phone = '/account/edit/edit-phone';
const settings = '/account/settings';
const always = ['/about', '/cookiepolicy-page', '/tariffs', '/error', '/dev/outbox', settings];
const account = ['/account', '/account/draft', '/account/favorites', settings];
const edits = [
  profile,
  phone,
  '/account/edit/edit-email',
  '/account/edit/edit-password',
  '/account/edit/edit-avatar',
  '/account/edit/verify-passport',
];
const forms = (area: string) => [`${area}/create`, `${area}/create/nyanya`];
const searches = (area: string) => [area, `${area}/moskva`, `${area}/moskva/nyanya`];
const everywhere = () => [
  '/',
  '/moskva',
  '/about',
  resume,
  vacancy,
  '/resumes',
  '/resumes/moskva/nyanya',
  '/resumes/create',
  '/tariffs',
  '/vacancies',
  '/vacancies/moskva',
  '/vacancies/create/nyanya',
  ...account,
  ...edits,
  '/error',
];

interface State {
  who: string;
  role: Role | null;
  name?: null;
  phoneVerified?: false;
  hasCard?: true;
  /** Pages that may be seen, and where everything else leads. */
  leads: (path: string) => string;
}

/** The first card comes before everything else; the page that it stands before is remembered. */
const cardFirst = (open: string[], role: 'worker' | 'employer') => (path: string) => {
  if (open.includes(path)) return path;
  const first = `${own[role]}/create`;
  const isWorthIt = !['/', '/account', ...searches(own[role])].includes(path);
  return isWorthIt ? `${first}?next=${path}` : first;
};
const unless = (open: string[], target: string) => (path: string) =>
  open.includes(path) ? path : target;
const signInFirst = (path: string) => `/?modal=login&next=${path}`;
const own = { worker: '/resumes', employer: '/vacancies' } as const;
const opposite = { worker: '/vacancies', employer: '/resumes' } as const;

function stateOf(role: 'worker' | 'employer'): State {
  return { who: role, role, leads: (path) => path };
}

const states: State[] = [
  {
    who: 'a guest',
    role: null,
    leads: (path) =>
      [...account, ...edits, ...forms('/resumes'), ...forms('/vacancies')].includes(path)
        ? signInFirst(path)
        : path,
  },
  { who: 'a moderator', role: 'moderator', leads: (path) => path },
  {
    ...stateOf('worker'),
    who: 'a nameless worker',
    name: null,
    leads: unless([...always, profile], profile),
  },
  {
    ...stateOf('employer'),
    who: 'an employer without a phone',
    phoneVerified: false,
    leads: unless([...always, ...edits], phone),
  },
  ...(['worker', 'employer'] as const).flatMap((role): State[] => {
    const open = [...always, ...edits, ...forms(own[role]), '/account/draft'];
    const closed = [...searches(own[role]), ...forms(opposite[role])];
    // The one place of the free tariff is taken; on the pages of families there is no such guard.
    const taken = role === 'worker' ? forms('/resumes') : [];
    const home = (path: string) =>
      taken.includes(path)
        ? `/tariffs?modal=buyTariff&next=${path}`
        : closed.includes(path)
          ? '/'
          : path;
    return [
      { ...stateOf(role), who: `${role} without a card`, leads: cardFirst(open, role) },
      { ...stateOf(role), who: `${role} with all steps done`, hasCard: true, leads: home },
    ];
  }),
];

async function personIn(state: State): Promise<Person | null> {
  const { role, name, phoneVerified, hasCard } = state;
  if (!role) return null;
  const person = await createPerson(product, { role, ...(name === null && { name }) });
  if (hasCard) await createPublished(person, role === 'worker' ? 'resume' : 'vacancy');
  if (phoneVerified === false) {
    const change = { phone_verified_at: null };
    await product.db.updateTable('users').set(change).where('id', '=', person.id).execute();
  }
  return person;
}

/** All the addresses on the way, as the server answers them. */
async function follow(path: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await fetch(product.origin + path, { headers, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location === null) return [decodeURIComponent(path.split('#')[0] ?? '')];
  const next = await follow(location.replace(product.origin, ''), headers);
  return [path, ...next];
}

describe.each(states)('$who', (state) => {
  it('comes to the right page by its address', async () => {
    const cookies = [...((await personIn(state))?.visitor.cookies ?? [])];
    const headers = { cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; ') };
    for (const path of everywhere()) {
      const places = await follow(path, headers);
      expect(places.at(-1), `from ${path}`).toBe(state.leads(path));
      expect(places.length, `moves on the way to ${path}`).toBeLessThanOrEqual(2);
    }
  });

  it('comes to the right page by a link', async () => {
    const person = await personIn(state);
    const { page, close, expectError, expectNoErrors } = await openAs(product, person);
    // The staff may look at the form and has no cards.
    if (state.role === 'moderator') expectError(/ 403 .*\/api\/v1\/user\/(resumes|vacancies)/);
    await page.goto(`${product.origin}/cookiepolicy-page`);
    await expect.poll(place(page), patience).toBe('/cookiepolicy-page');
    for (const path of everywhere()) {
      const moves = countMoves(page);
      await move(page, path);
      await expect.poll(place(page), { ...patience, message: path }).toBe(state.leads(path));
      expect(moves(), `moves on the way to ${path}`).toBeLessThanOrEqual(2);
    }
    expectNoErrors();
    await close();
  });
});

describe('after signing in', () => {
  it('the remembered page is reached', async () => {
    const family = await personIn({ ...stateOf('employer'), hasCard: true });
    const { page, close, expectNoErrors } = await openAs(product, null, phoneScreen);
    await page.goto(`${product.origin}/account/favorites`);
    await expect.poll(place(page), patience).toBe('/?modal=login&next=/account/favorites');
    await signIn(page, family?.phone ?? '');
    await expect.poll(place(page), patience).toBe('/account/favorites');
    expectNoErrors();
    await close();
  });

  it('the steps come first, and the remembered page after them', async () => {
    const nanny = await personIn({ ...stateOf('worker'), name: null, hasCard: true });
    const { page, close, expectNoErrors } = await openAs(product, null);
    await page.goto(`${product.origin}/account/draft`);
    await signIn(page, nanny?.email ?? '');
    await expect.poll(place(page), patience).toBe(profile);
    await page.getByLabel(/зовут|Имя/).fill('Анна Петрова');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(place(page), patience).toBe('/account/draft');
    expectNoErrors();
    await close();
  });

  it('a page that the person may not see gives way to the home page', async () => {
    const nanny = await personIn({ ...stateOf('worker'), hasCard: true });
    const { page, close, expectNoErrors } = await openAs(product, null);
    await page.goto(`${product.origin}/resumes/moskva/nyanya`);
    await page.getByRole('link', { name: 'Вход' }).click();
    await signIn(page, nanny?.phone ?? '');
    await expect.poll(place(page), patience).toBe('/');
    await page.goto(`${product.origin}/resumes`);
    await page.getByText('Для вас здесь вакансии').waitFor();
    await expect.poll(place(page), patience).toBe('/');
    // So does a form of the other side, by its address and by a link.
    await page.goto(`${product.origin}/vacancies/create`);
    await page.getByText('Вы ищете работу: для этого есть анкета').waitFor();
    await expect.poll(place(page), patience).toBe('/');
    await move(page, '/blog');
    await expect.poll(place(page), patience).toBe('/blog');
    await move(page, '/vacancies/create/nyanya');
    await page.getByText('Вы ищете работу: для этого есть анкета').waitFor();
    await expect.poll(place(page), patience).toBe('/');
    expectNoErrors();
    await close();
  });

  it('a family is told why it has no form of a resume', async () => {
    const family = await personIn({ ...stateOf('employer'), hasCard: true });
    const { page, close, expectNoErrors } = await openAs(product, family);
    await page.goto(`${product.origin}/resumes/create`);
    await page.getByText('Вы ищете помощника: для этого есть вакансия').waitFor();
    await expect.poll(place(page), patience).toBe('/');
    expectNoErrors();
    await close();
  });

  it('nobody is led to another site', async () => {
    const family = await personIn({ ...stateOf('employer'), hasCard: true });
    const link = (target: string) =>
      `${product.origin}/?modal=login&next=${encodeURIComponent(target)}`;
    const guest = await openAs(product, null);
    await guest.page.goto(link('//evil.example'));
    await signIn(guest.page, family?.phone ?? '');
    await expect.poll(place(guest.page), patience).toBe('/');
    const signedIn = await openAs(product, family);
    for (const target of ['https://evil.example', '//evil.example', '/\\evil', 'javascript:1']) {
      await signedIn.page.goto(link(target));
      await expect.poll(place(signedIn.page), patience).toBe('/');
      expect(await signedIn.page.getByRole('dialog').count()).toBe(0);
    }
    for (const { page, close, expectNoErrors } of [guest, signedIn]) {
      expect(new URL(page.url()).origin).toBe(product.origin);
      expectNoErrors();
      await close();
    }
  });
});

it('logout leads home, and what was private asks to sign in again', async () => {
  const family = await personIn({ ...stateOf('employer'), hasCard: true });
  const watched = await openAs(product, family, desktop);
  const { page, context, close, expectError, expectNoErrors } = watched;
  // What was asked for just before, by a link under the pointer or a socket, may come too late.
  expectError(/ 401 .*\/api\/(v1\/user\/|broadcasting\/auth)/);
  await page.goto(`${product.origin}/account/favorites`);
  await page.locator('summary', { hasText: 'Мой кабинет' }).click();
  await page.getByRole('button', { name: 'Выход' }).click();
  await expect.poll(place(page), patience).toBe('/');
  await page.getByRole('link', { name: 'Вход' }).waitFor();
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name.startsWith('auth.'))).toEqual([]);
  await move(page, '/account/favorites');
  await expect.poll(place(page), patience).toBe(signInFirst('/account/favorites'));
  expectNoErrors();
  await close();
});
