import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openLog } from '#server/platform/log.ts';
import { testDeps } from '#tests/harness/deps.ts';
import { Visitor } from '#tests/harness/visitor.ts';

const key = 'aB3'.padEnd(43, 'x');
const shortKey = 'cD4'.padEnd(22, 'z');
const secrets = [shortKey, 'olga@example.com', 'olga%40example.com', '79001234567', key, 'taina'];

let written = '';
let visitor: Visitor;
let log: ReturnType<typeof openLog>;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { deps, drop } = await testDeps();
  log = openLog('info', { write: (line) => void (written += line) });
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
