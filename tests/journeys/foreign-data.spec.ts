import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { cardPath } from '#contract/cards.ts';
import { addFavorite } from '#contract/favorites.ts';
import { logout } from '#contract/session.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';

let product: Product;
let people: Person[];
let pages: string[];
beforeAll(async () => {
  product = await startProduct();
  const roles = ['employer', 'worker', 'employer', 'moderator'] as const;
  people = await Promise.all(
    roles.map((role, at) => createPerson(product, { role, name: `Тайна-Владимировна-${at}` })),
  );
  for (const [at, kind] of (['vacancy', 'resume', 'vacancy'] as const).entries()) {
    await publishForAMoment(people[at], kind);
  }
  const nanny = await createPerson(product, { role: 'worker', name: 'Зинаида' });
  const family = await createPerson(product, { role: 'employer', name: 'Савелий' });
  const resume = await createPublished(nanny, 'resume');
  const vacancy = await createPublished(family, 'vacancy');
  for (const { visitor } of people) {
    await visitor.call(addFavorite, { body: { favorite: resume.slug } });
    await visitor.call(addFavorite, { body: { favorite: vacancy.slug } });
  }
  pages = [cardPath(resume), cardPath(vacancy)].concat(
    ['/', '/moskva', '/resumes', '/resumes/moskva/nyanya', '/vacancies', '/about', '/blog'],
    ['/tariffs', '/sitemap', '/agreement', '/nope', '/?modal=login'],
  );
});
afterAll(() => product.stop());

/** Only who has had a card may look around; a name on a public one would be no secret. */
async function publishForAMoment(person: Person | undefined, kind: 'resume' | 'vacancy') {
  if (!person) throw new Error('Nobody is there');
  const { slug, version } = await createPublished(person, kind);
  const { status } = await person.visitor.call(cardCalls[kind].withdraw, {
    params: { slug },
    body: { version },
  });
  expect(status).toBe(200);
}

interface Answer {
  path: string;
  cookie: string;
  /** Head and text. */
  all: string;
  text: string;
  headers: Headers;
}

/** A machine that is late with everything refuses pages for a while; whoever asks again gets them. */
async function get(
  path: string,
  cookie = '',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(product.origin + path, {
    headers: { ...headers, ...(cookie && { cookie }) },
    redirect: 'manual',
  });
  const text = await answer.text();
  if (answer.status === 503) {
    const caching = answer.headers.get('cache-control');
    if (caching !== 'no-store') throw new Error(`A refusal of ${path} may be kept: ${caching}`);
    await sleep(1000);
    return get(path, cookie, headers);
  }
  const all = [...answer.headers].map((pair) => pair.join(': ')).join('\n') + text;
  return { path, cookie, all, text, headers: answer.headers };
}

const cookiesOf = ({ visitor }: Person) =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** All that tells who somebody is, as it would stand in a page. */
const marksOf = ({ id, email, phone }: Person, at: number) => [
  `Тайна-Владимировна-${at}`,
  email,
  phone.slice(1),
  `{id:${id},`,
];

/** What the heart of a guest's card never says: alone, or in the column of a list. */
const favoriteMark = /"is_favorite":(?:true|\[[^\]]*true)/;

function expectNothingForeign(answer: Answer, self?: Person): void {
  for (const [at, person] of people.entries()) {
    if (person === self) continue;
    for (const mark of marksOf(person, at)) {
      if (answer.all.includes(mark)) throw new Error(`${mark} in ${answer.path} of another`);
    }
  }
  if (!self && favoriteMark.test(answer.text)) throw new Error(`A heart in ${answer.path}`);
}

/** Cookies that make nobody somebody: a page for them is that of a guest. */
async function guestCookies(): Promise<string[]> {
  const [person] = people;
  const [ended, blocked, late] = await Promise.all([
    createPerson(product, { role: 'employer', name: 'Ушла' }),
    createPerson(product, { role: 'employer', name: 'Закрыт', blocked: true }),
    createPerson(product, { role: 'worker', name: 'Опоздал' }),
  ]);
  const cookiesOfEnded = cookiesOf(ended);
  await ended.visitor.call(logout);
  await product.db
    .updateTable('sessions')
    .set({ access_expires_at: new Date(0), expires_at: new Date(0) })
    .where('user_id', '=', late.id)
    .execute();
  const token = person?.visitor.cookies.get('auth.token') ?? '';
  return [
    'cookie=agreed; city=omsk; theme=dark',
    `role=admin; user=${person?.id}; id=${person?.id}`,
    `auth.token=${token.slice(0, -3)}AAA`,
    `auth.refresh_token=${token}`,
    `auth.device=${token}; XSRF-TOKEN=${token}`,
    'auth.token=; auth.refresh_token=',
    cookiesOfEnded,
    cookiesOf(blocked),
    cookiesOf(late),
  ];
}

/** In an order that is the same in each run and follows nothing. */
function shuffled<One>(list: One[]): One[] {
  let state = 7;
  return list
    .map((one) => {
      state = (state * 48_271) % 2_147_483_647;
      return { one, state };
    })
    .toSorted((a, b) => a.state - b.state)
    .map(({ one }) => one);
}

/** Everybody asks for every page, many at a time. */
async function askTogether(guests: string[]): Promise<void> {
  const visits = shuffled([
    ...pages.flatMap((path) => people.map((self) => ({ path, self, cookie: cookiesOf(self) }))),
    ...pages.flatMap((path) => guests.map((cookie) => ({ path, self: undefined, cookie }))),
    ...pages.map((path) => ({ path, self: undefined, cookie: '' })),
  ]);
  const visit = async () => {
    for (let next = visits.pop(); next; next = visits.pop()) {
      const { path, self, cookie } = next;
      const answer = await get(path, cookie);
      const isSession = /auth\.(?:token|refresh_token)=[^;]/.test(cookie);
      expectNothingForeign(answer, self);
      const seen = {
        isPrivate: answer.headers.get('cache-control') === 'private, no-store',
        givesGuestsCookies: !isSession && answer.headers.has('set-cookie'),
      };
      const wanted = { isPrivate: isSession, givesGuestsCookies: false };
      expect([path, cookie, seen]).toEqual([path, cookie, wanted]);
    }
  };
  await Promise.all(Array.from({ length: 6 }, visit));
}

/** What differs in any two renders of one page: a nonce, and when it was made. */
function plain({ text, headers }: Answer): string {
  const nonce = /'nonce-([\w-]{22})'/.exec(headers.get('content-security-policy') ?? '')?.[1];
  return text
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(/\bu:\d{13}/g, 'u:0');
}

it('answers of people and of guests never mix', async () => {
  const before = await Promise.all(pages.map((path) => get(path)));
  const guests = await guestCookies();
  await askTogether(guests);
  // Once more with everything cold.
  await markPagesChanged(product.db, ['cards', 'content', 'blog', 'requisites', 'config']);
  await askTogether(guests);

  for (const old of before) {
    const now = await get(old.path);
    expect([old.path, plain(now) === plain(old)]).toEqual([old.path, true]);
  }
});

it('a signed-in page is full of its own person, so that the others would be seen', async () => {
  for (const [at, person] of people.entries()) {
    const page = await get('/about', cookiesOf(person));
    for (const mark of marksOf(person, at)) expect(page.text).toContain(mark);
  }
  const [family, worker] = people;
  const resume = pages.find((path) => path.startsWith('/resume-')) ?? '';
  const vacancy = pages.find((path) => path.startsWith('/vacancy-')) ?? '';
  expect((await get(resume, family && cookiesOf(family))).text).toMatch(favoriteMark);
  expect((await get(vacancy, worker && cookiesOf(worker))).text).toMatch(favoriteMark);
});

it('a heart of whoever asks first is nobody else’s', async () => {
  const [family] = people;
  if (!family) throw new Error('Nobody is there');
  const newcomer = await createPerson(product, { role: 'employer', name: 'Новая' });
  await publishForAMoment(newcomer, 'vacancy');
  // Twice as long as it takes until that has dropped what was kept.
  await sleep(1000);
  // In an order that nobody has asked for before.
  const path = '/resumes/moskva/nyanya?sort=pay';
  const card = pages.find((one) => one.startsWith('/resume-')) ?? '';
  expect((await get(path, cookiesOf(family))).text).toMatch(favoriteMark);
  for (const cookie of [cookiesOf(newcomer), '']) {
    const { text } = await get(path, cookie);
    expect(text).toContain(card);
    expect(text).not.toMatch(favoriteMark);
  }
});

it('a session renewed by a page is told to its own person alone', async () => {
  const person = await createPerson(product, { role: 'employer', name: 'Вернулась' });
  await product.db
    .updateTable('sessions')
    .set({ access_expires_at: new Date(0) })
    .where('user_id', '=', person.id)
    .execute();
  const [own, ...others] = await Promise.all([
    get('/tariffs', cookiesOf(person)),
    ...Array.from({ length: 5 }, () => get('/tariffs')),
  ]);
  expect(own?.headers.get('set-cookie')).toContain('auth.refresh_token');
  expect(own?.text).toContain(person.email);
  for (const other of others) {
    expect(other.headers.get('set-cookie')).toBeNull();
    expect(other.all).not.toContain(person.email);
  }
});

it('what its owner alone may see does not come into the page of a guest', async () => {
  const [family] = people;
  if (!family) throw new Error('Nobody is there');
  const draft = goodDraft('vacancy', { title: 'Заголовок черновика' });
  const { slug } = await startCard(family, 'vacancy', draft);
  const own = await family.visitor.call(cardCalls.vacancy.showOwn, { params: { slug } });
  expect(own.status).toBe(200);
  await Promise.all(['/account', '/account/draft'].map((path) => get(path, cookiesOf(family))));
  for (const path of [...pages, '/account', '/account/draft']) {
    expect((await get(path)).all).not.toContain('Заголовок черновика');
  }
});
