import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';

const listing = '/resumes/moskva/nyanya';
const kb = 1024;
let product: Product;
let family: Person;
let card: string;
let statements: string[] = [];
/** What the server reads twice a second, whoever comes. */
const byTheClock = /from "?(page_changes|realtime_events)/;
beforeAll(async () => {
  const note = ({ query }: { query: { sql: string } }) => {
    if (!byTheClock.test(query.sql)) statements.push(query.sql);
  };
  product = await startProduct('demo', {}, note);
  family = await createPerson(product, { role: 'employer' });
  await createPublished(family, 'vacancy');
  for (let at = 0; at < 25; at += 1) {
    const nanny = await createPerson(product, { role: 'worker', name: `Василиса Тихонова ${at}` });
    const published = await createPublished(nanny, 'resume', {
      title: `Опытная няня с рекомендациями ${at}`,
      answers: { experience: at },
    });
    card = cardPath(published);
  }
});
afterAll(() => product.stop());

async function get(path: string, who?: Person): Promise<string> {
  const cookie = [...(who?.visitor.cookies ?? [])].map((pair) => pair.join('=')).join('; ');
  const answer = await fetch(product.origin + path, { headers: { cookie }, redirect: 'manual' });
  expect(answer.status).toBe(200);
  return answer.text();
}

const packed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const elements = (html: string) =>
  html.replaceAll(/<script\b[^]*?<\/script>/g, '<script>').match(/<[a-z][^>]*>/g)?.length;

it('a list of 25 cards is little to send and little to draw', async () => {
  const html = await get(listing);
  expect(html.match(/<article/g)).toHaveLength(25);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(78 * kb);
  expect(packed(html)).toBeLessThanOrEqual(14 * kb);
  expect(elements(html)).toBeLessThanOrEqual(880);
});

it('the home page carries no more than a list', async () => {
  const html = await get('/');
  expect(html.match(/<article/g)?.length).toBeGreaterThan(5);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100 * kb);
  // Pictures are files, and are there.
  const pictures = new Set(html.match(/\/assets\/[\w.-]+\.svg(?=#)/g));
  expect(pictures.size).toBe(2);
  for (const path of pictures) expect(await get(path)).toMatch(/^<svg [^>]+>\s*<g id=/);
});

it.each([
  ['a list', () => `${listing}?sort=new`],
  ['a card', () => card],
  ['the home page', () => '/?visit=1'],
])('%s asks for the session of a signed-in person once', async (_name, path) => {
  await get(path(), family);
  const counts: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    statements = [];
    await get(path(), family);
    expect(statements.filter((sql) => sql.includes('"access_hash"'))).toHaveLength(1);
    counts.push(statements.length);
  }
  // Jobs ask too, now and then.
  expect(Math.min(...counts)).toBeLessThanOrEqual(27);
});
