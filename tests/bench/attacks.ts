// What others notice while somebody tries to stall the product: npm run bench:attacks [-- SECONDS [WORD]]
// With a word only the attacks that have it in their name.
import { cpus } from 'node:os';
import { demoAccounts, demoPassword } from '#db/demo/accounts.ts';
import { textBomb } from '#tests/hostile-pictures.ts';
import { jpegPhoto } from '#tests/pictures.ts';
import {
  essentials,
  feed,
  many,
  previewOf,
  readiness,
  recovery,
  registration,
  siteMap,
  sitePicture,
  strangeSession,
  unknownWords,
  wrongPassword,
} from './attack-requests.ts';
import { compareLoads, type LoadCase } from './compare-loads.ts';
import type { Asking } from './lanes.ts';
import { startThrowawayProduct } from './throwaway-product.ts';

const [seconds = '20', word = ''] = process.argv.slice(2);

const product = await startThrowawayProduct();
console.log(`${cpus().length} cores, ${seconds} s of each`);
try {
  const authorization = `Bearer ${await logIn(demoAccounts.employer.email)}`;
  const avatar = '/api/v1/user/avatar';
  await upload(await jpegPhoto());
  const attack = (
    name: string,
    connections: number,
    requests: Asking[],
    addresses: 'one' | 'many' = 'many',
  ): LoadCase => ({
    name,
    load: { requests, connections, seconds: Number(seconds), addresses, pauseMs: 0 },
  });
  const cases: LoadCase[] = [
    { name: 'nobody', load: null },
    attack('pictures that unpack to gigabytes, one person', 8, [
      {
        method: 'POST',
        path: avatar,
        headers: { authorization, 'content-type': 'image/png' },
        body: await textBomb('zTXt', 20),
      },
    ]),
    attack('originals of one person', 24, [
      { path: `${avatar}/original`, headers: { authorization } },
    ]),
    attack('29 words that nobody knows', 40, many(500, unknownWords), 'one'),
    attack('the same from 40 addresses', 40, many(500, unknownWords)),
    attack('pictures of links', 32, many(200, previewOf)),
    attack('wrong passwords', 40, many(1000, wrongPassword)),
    attack('recovery of strange numbers', 40, many(1000, recovery)),
    attack('registrations', 40, many(1000, registration)),
    attack('sitemaps and the page of places', 40, many(4, siteMap), 'one'),
    attack('the feed of the blog', 40, [feed()], 'one'),
    attack('pictures of the site', 40, many(1000, sitePicture), 'one'),
    attack('sessions that nobody has', 40, many(1000, strangeSession), 'one'),
    attack('what a first page asks for', 40, many(3, essentials), 'one'),
    attack('calls of one person', 40, [
      { path: '/api/v1/categories', headers: { authorization } },
      { path: '/api/v1/notifications', headers: { authorization } },
    ]),
    attack('the check of readiness', 40, [readiness()], 'one'),
  ];
  await compareLoads(
    product,
    cases.filter(({ name, load }) => !load || name.includes(word)),
  );

  async function logIn(login: string): Promise<string> {
    const answer = await fetch(`${product.origin}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login, password: demoPassword, device_name: 'bench' }),
    });
    return ((await answer.json()) as { token: string }).token;
  }

  async function upload(body: Uint8Array): Promise<void> {
    const headers = { authorization, 'content-type': 'image/jpeg' };
    const answer = await fetch(product.origin + avatar, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
} finally {
  await product.stop();
}
