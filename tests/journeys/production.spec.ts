import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database.ts';
import { localhostCertificate } from '#tests/fakes/localhost-certificate.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { type FakeSmsRu, startSmsRu } from '#tests/fakes/sms-ru.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { createTestDatabase, type TestDatabase } from '#tests/harness/postgres.ts';

let folder: string;
let database: TestDatabase;
let mailServer: MailServer;
let smsRu: FakeSmsRu;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ryadom-production-'));
  await writeFile(join(folder, 'authority.pem'), localhostCertificate);
  database = await createTestDatabase();
  mailServer = await startMailServer();
  smsRu = await startSmsRu();
});

afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await mailServer?.stop();
  await smsRu?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The server as the service runs it, with these settings and no others. */
function start(settings: NodeJS.ProcessEnv) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, APP_MODE: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

test('without gateways production does not start, and says in words what is missing', async () => {
  const child = start({ PUBLIC_ORIGIN: 'http://ryadom.example' });
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(child.exitCode).toBe(1);
  expect(said.split('\n').filter(Boolean)).toEqual([
    'Settings are missing or unfit for APP_MODE=production:',
    '  PUBLIC_ORIGIN: the address that people type, beginning with https://',
    '  APP_SECRET: at least 32 random characters',
    '  PASSPORT_KEY: 32 random bytes in base64',
    '  SMTP_URL: the server that takes mail',
    '  SMS_PROVIDER: smsru or smsc, who takes messages',
  ]);
});

test('with them it starts, shows nothing of the demo, and its codes leave', async () => {
  const port = await freePort();
  const child = start({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'https://ryadom.example',
    APP_SECRET: 'of the tests only, long enough to sign with',
    PASSPORT_KEY: randomBytes(32).toString('base64'),
    DATABASE_URL: database.url,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'no-reply@ryadom.example',
    SMS_PROVIDER: 'smsru',
    SMSRU_API_ID: smsRu.apiId,
    SMS_GATEWAY_URL: smsRu.url,
    LOG_LEVEL: 'warn',
    NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
  });
  const origin = `http://127.0.0.1:${port}`;
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('is ready at');
  expect(printed).not.toMatch(/Demo|outbox/);

  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  expect(await statusOf('/')).toBe(200);
  expect(await (await fetch(origin)).text()).not.toContain('/dev/outbox');
  expect(await countPeople()).toBe(0);
  expect(await statusOf('/dev/outbox')).toBe(404);
  expect(await statusOf('/api/v1/dev/outbox')).toBe(404);
  expect(await statusOf('/api/v1/dev/outbox/1/page')).toBe(404);
  const config = await fetch(`${origin}/api/v1/config`);
  expect(await config.json()).toMatchObject({ mode: 'production', calls: false });

  await signUp(origin, '89110000077');
  await signUp(origin, 'olga@example.com');
  await expect.poll(() => smsRu.taken, { timeout: 15_000 }).toHaveLength(1);
  expect(smsRu.taken[0]).toMatchObject({ to: '79110000077', text: expect.stringMatching(/\d{6}/) });
  await expect.poll(() => mailServer.received, { timeout: 15_000 }).toHaveLength(1);
  expect(mailServer.received[0]?.html).toContain('href="https://ryadom.example"');
  // What has left is not kept.
  await expect.poll(lettersKept).toEqual([
    { text: '', content: null },
    { text: '', content: null },
  ]);
});

async function lettersKept() {
  const db = openDatabase({ url: database.url, size: 1 });
  const letters = await db.selectFrom('letters').select(['text', 'content']).execute();
  await db.destroy();
  return letters;
}

async function countPeople(): Promise<number> {
  const db = openDatabase({ url: database.url, size: 1 });
  const people = await db.selectFrom('users').select('id').execute();
  await db.destroy();
  return people.length;
}

async function signUp(origin: string, login: string): Promise<void> {
  const answer = await fetch(`${origin}/api/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      role: 'worker',
      login,
      password: 'dlinnyi-parol-42',
      name: 'Ольга',
      consents: ['agreement', 'personal_data'],
    }),
  });
  expect(answer.status).toBe(201);
}
