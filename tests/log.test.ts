import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openLog } from '#server/platform/log.ts';
import { testDeps } from '#tests/harness/deps.ts';
import { Visitor } from '#tests/harness/visitor.ts';

const key = 'aB3'.padEnd(43, 'x');
const shortKey = 'cD4'.padEnd(22, 'z');
const secrets = [
  shortKey,
  key.slice(1),
  'olga@example.com',
  'olga%40example.com',
  '79001234567',
  key,
  'taina',
];

/** By chance such a number has the digits of a phone that must not be there. */
const measured = /"(?:time|pid|remotePort|responseTime)":[\d.e-]+/g;

let written = '';
let visitor: Visitor;
let log: ReturnType<typeof openLog>;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { deps, drop } = await testDeps();
  log = openLog('info', { write: (line) => void (written += line.replaceAll(measured, '')) });
  const { server } = await buildApp({ ...deps, log });
  server.get('/breaks', async () => {
    const fault = new Error(`Could not fetch https://other.example/?token=taina&page=2`);
    throw Object.assign(fault, { detail: 'Key (email)=(olga@example.com) already exists.' });
  });
  await server.ready();
  visitor = new Visitor(server);
  stop = async () => {
    await server.close();
    await deps.db.destroy();
    await drop();
  };
});

afterAll(() => stop());

test('the log keeps the way of a request and no secret of its address', async () => {
  const addresses = [
    '/api/v1/resumes?city=moskva&page=2',
    '/?modal=reset-password&email=olga%40example.com&token=taina',
    `/searches/stop?id=7&key=${key}`,
    `/api/v1/searches/7/letters/${key}`,
    `/api/v1/searches/7/letters/${key}_`,
    `/api/v1/news/7/stop/${key}zz`,
    `/nowhere?next=%x${key}`,
    `/api/v1/searches/7/letters/${key.slice(1)}`,
    `/?next=%2Fsearches%2F7%2Fletters%2F${key}-`,
    `/reference/7/${shortKey}`,
    `/api/v1/references/7/${shortKey}`,
    `/check-in/7/${shortKey}?from=sms`,
    `/api/v1/check-ins/7/${shortKey}`,
    '/nowhere?phone=79001234567&code=taina',
    `/breaks?TOKEN=taina`,
  ];
  for (const address of addresses) await visitor.request('GET', address);
  await visitor.request('POST', `/nowhere?email=olga@example.com&token=${key}`);
  log.warn(`letter to /?email=olga@example.com&token=${key}`);
  log.warn({ err: new Error(`no ${key}`) }, 'and once more /?token=taina');

  for (const secret of secrets) expect(written).not.toContain(secret);
  const requests = written.split('\n').filter((line) => line.includes('"req"'));
  expect(requests.length).toBeGreaterThanOrEqual(addresses.length);
  expect(written).toContain('/api/v1/resumes?city=moskva&page=2');
  expect(written).toContain('/searches/stop?id=7&key=…');
  expect(written).toContain('/api/v1/searches/7/letters/…');
  expect(written).toContain('/check-in/7/…?from=sms');
  expect(written).toContain('https://other.example/?token=…&page=2');
});

const lastLine = () => written.trimEnd().split('\n').at(-1) ?? '';

test.each([
  // What the staff look for are people.
  ['/api/v1/admin/people?q=olga%40example.com', '/api/v1/admin/people?q=…'],
  ['/api/v1/admin/people?q=7900&page=2', '/api/v1/admin/people?q=…&page=2'],
  ['/admin/payments?q=%D0%9E%D0%BB%D1%8C%D0%B3%D0%B0', '/admin/payments?q=…'],
  ['/login?next=%2Fadmin%2Fpeople%3Fq%3Dtaina%26page%3D2', '%3Fq%3D…%26page%3D2'],
  // Guests look for work, and sometimes for somebody.
  ['/vacancies?q=nyanya+60000&page=2', '?q=nyanya+60000&page=2'],
  ['/vacancies?q=olga%40&page=2', '?q=…&page=2'],
  ['/vacancies?q=8+%28900%29+123-45-67', '?q=…'],
  // An address within an address.
  [
    '/?next=%2F%3Femail%3Dolga%40example.com%26token%3Dtaina%26page%3D2',
    '/?next=%2F%3Femail%3D…%26token%3D…%26page%3D2',
  ],
  ['/?next=%252F%253Ftoken%253Dtaina%2526page%253D2', '%253Ftoken%253D…%2526page%253D2'],
  // Under a name that nobody has thought of, or as a part of the way.
  ['/nowhere?contact=olga%40example.com&page=2', '?contact=…&page=2'],
  ['/nowhere?tel=%2B7%20900%20123-45-67&page=2', '?tel=…&page=2'],
  ['/nowhere/89001234567', '/nowhere/…'],
  ['/nowhere?about=tel%2089001234567', '?about=tel%20…'],
  [`/login?next=%2Fsearches%2F1%2Fletters%2F${key}`, '%2Fletters%2F…'],
  [`/login?next=%252Fletters%252F${key}%253Fpage%253D2`, '%252Fletters%252F…%253Fpage%253D2'],
  [`/login?next=%2Freference%2F7%2F${shortKey}`, '%2Freference%2F7%2F…'],
  // Letters and digits that are spelled out are the same ones.
  [`/api/v1/searches/7/letters/%61${key.slice(1)}`, '/letters/…'],
  [`/check-in/%37/${shortKey.replace('D', '%44')}`, '/check-in/7/…'],
  ['/nowhere?%74oken=taina&page=2', '?token=…&page=2'],
  ['/nowhere?token=t%61ina&page=2', '?token=…&page=2'],
  ['/nowhere?contact=%6flga%40ex%61mple.com&page=2', '?contact=…&page=2'],
])('%s stands there as %s', async (address, kept) => {
  written = '';
  await visitor.request('GET', address);
  const hidden = [
    key.slice(1),
    shortKey.slice(2),
    'olga',
    '%D0%9E',
    '7900',
    '9001234567',
    '123-45-67',
    'taina',
  ];
  for (const secret of hidden) expect(written).not.toContain(secret);
  expect(written).toContain(kept);
});

test('a long address costs no more than it is long', () => {
  const address = `/?q=${'%40'.repeat(2500)}${'+7'.repeat(2500)}${'8 900'.repeat(1000)}`;
  const started = performance.now();
  for (let time = 0; time < 10; time += 1) log.info(address);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('what is no telephone stays as it is', () => {
  const text =
    'job 78123456789012 of 2026-11-27T21:15:20, at 1764278120000, 24f1a771-000f-5000-9000';
  log.info(text);
  expect(lastLine()).toContain(text);
});

const refusal = () =>
  Object.assign(new Error('duplicate key, asked by olga@example.com'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(olga@example.com) already exists.',
    where: 'COPY users, line 1: "olga@example.com"',
    rejected: ['olga@example.com'],
  });

test.each([
  ['err', () => ({ err: refusal() })],
  ['error', () => ({ error: refusal() })],
  ['whatever it is called', () => ({ reason: refusal(), id: 7 })],
  ['alone', refusal],
  ['as a cause', () => ({ err: new Error('no letter', { cause: refusal() }) })],
  ['among several', () => ({ err: new AggregateError([refusal()], 'both have failed') })],
  ['as a cause among several', () => new AggregateError([new Error('one', { cause: refusal() })])],
  ['as a property', () => Object.assign(new Error('outer'), { inner: refusal() })],
])('an error leaves its data behind and keeps its words: %s', (_how, parts) => {
  log.warn(parts(), 'not written');
  const line = lastLine();
  expect(line).not.toContain('olga@example.com');
  expect(line).toContain('duplicate key, asked by …');
  expect(line).toMatch(/log\.test\.ts/);
  expect(line).toContain('not written');
});

test('an error says by which rule it was refused', () => {
  log.error({ err: refusal() });
  expect(lastLine()).not.toContain('olga@example.com');
  expect(lastLine()).toContain('"constraint":"users_email"');
  expect(lastLine()).toContain('"code":"23505"');
});

test('the words of others are cleaned as ours are', () => {
  log.warn(
    { words: '550 <olga@example.com> is unknown, +7 900 123-45-67 too', letter: 7 },
    'waits',
  );
  expect(lastLine()).toContain('"words":"550 <…> is unknown, … too","letter":7');
});
