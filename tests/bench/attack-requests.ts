import type { Asking } from './lanes.ts';

export function many(count: number, make: (at: number) => Asking): Asking[] {
  return Array.from({ length: count }, (_none, at) => make(at));
}

export function unknownWords(at: number): Asking {
  const words = Array.from({ length: 29 }, (_none, word) => strangeWord(at * 29 + word));
  return { path: `/api/v1/resumes?q=${encodeURIComponent(words.join(' ').slice(0, 200))}` };
}

/** Six letters that mean nothing, others for each number. */
function strangeWord(number: number): string {
  const letters = 'бвгджзклмнпрстфх';
  return Array.from({ length: 6 }, (_none, at) => letters[(number >> (at * 3)) % 16]).join('');
}

export function previewOf(at: number): Asking {
  const kind = at % 2 ? 'resume' : 'vacancy';
  const category = ['nyanya', 'sidelka', 'domrabotnitsa', 'repetitor'][at % 4];
  const city = ['moskva', 'sankt-peterburg', 'kazan', 'samara', 'ufa', 'perm'][at % 6];
  return { path: `/og/${kind}/${city}/${category}.png` };
}

const json = { 'content-type': 'application/json' };
const phone = (at: number) => `+7911${String(1_000_000 + at)}`;
const post = (path: string, body: object): Asking => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify(body),
});

export const wrongPassword = (at: number) =>
  post('/api/v1/login', { login: phone(at), password: `wrong-${at}`, device_name: 'x' });

export const recovery = (at: number) => post('/api/v1/forgot-password', { login: phone(at) });

export const registration = (at: number) =>
  post('/api/v1/register', {
    role: 'worker',
    login: phone(at),
    password: `long enough ${at}`,
    consents: ['agreement', 'personal_data'],
    device_name: 'x',
  });

export const siteMap = (at: number): Asking => ({
  path: ['/sitemap.xml', '/sitemaps/areas.xml', '/sitemaps/cards-1.xml', '/sitemap'][at] ?? '/',
});

export const feed = (): Asking => ({ path: '/blog/rss.xml' });

export const readiness = (): Asking => ({ path: '/readyz' });

/** Whether the site shows it is asked of the database; nobody has ever sent these. */
export const sitePicture = (at: number): Asking => ({
  path: `/files/site-${'0'.repeat(12)}${at}/320.webp`,
});

/** As a session would be named; whether there is one is asked of the database. */
export const strangeSession = (at: number): Asking => ({
  path: '/api/v1/config',
  headers: { authorization: `Bearer ${String(at).padStart(43, '0')}` },
});

export const essentials = (at: number): Asking => ({
  path: ['/api/v1/config', '/api/v1/tariffs', '/api/v1/categories'][at] ?? '/',
});
