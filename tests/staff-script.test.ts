import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '#tests/harness/deps.ts';

const run = promisify(execFile);
let test: TestDeps;
beforeAll(async () => {
  test = await testDeps();
});
afterAll(async () => {
  await test.deps.db.destroy();
  await test.drop();
});

const staff = (...words: string[]) =>
  run(process.execPath, ['scripts/staff.ts', ...words], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      DATABASE_URL: test.url,
      DATA_DIR: test.deps.config.dataDir,
      APP_SECRET: test.deps.config.secret,
    },
  });

it('the operator makes the first admin of whoever has registered and confirmed an address', async () => {
  const { db } = test.deps;
  const people = [
    { email: 'vera@example.com', email_verified_at: new Date() },
    { email: 'zoya@example.com', email_verified_at: null },
  ];
  await db
    .insertInto('users')
    .values(people.map((person) => ({ ...person, role: 'worker', password_hash: 'x' }) as const))
    .execute();
  const roles = async () =>
    (await db.selectFrom('users').select('role').orderBy('id').execute()).map(({ role }) => role);

  await expect(staff('vera@example.com', 'queen')).rejects.toMatchObject({ code: 2 });
  await expect(staff('zoya@example.com', 'admin')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not confirmed it'),
  });
  expect(await roles()).toEqual(['worker', 'worker']);
  expect((await staff('vera@example.com', 'admin')).stdout).toContain('is admin now');
  expect(await roles()).toEqual(['admin', 'worker']);
  const audit = await db.selectFrom('audit_log').select(['action', 'detail']).execute();
  expect(audit).toEqual([{ action: 'role', detail: { role: 'admin' } }]);
});
