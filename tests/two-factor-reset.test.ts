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

const reset = (...words: string[]) =>
  run(process.execPath, ['scripts/two-factor-reset.ts', ...words], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      DATABASE_URL: test.url,
      DATA_DIR: test.deps.config.dataDir,
      APP_SECRET: test.deps.config.secret,
    },
  });

it('the operator takes the factor from whoever has lost it, and that person is told', async () => {
  const { db, vault } = test.deps;
  const email = 'vera@example.com';
  const { id } = await db
    .insertInto('users')
    .values({ role: 'moderator', email, email_verified_at: new Date(), password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { key, bytes } = vault.seal('second-factor', Buffer.alloc(20, 5));
  await db
    .insertInto('second_factors')
    .values({ user_id: id, sealed_key: key, sealed_secret: bytes, confirmed_at: new Date() })
    .execute();

  await expect(reset()).rejects.toMatchObject({ code: 2 });
  await expect(reset('nobody@example.com')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nobody has registered'),
  });
  expect((await reset(email)).stdout).toContain(`person ${id} asks for no code`);
  expect(await db.selectFrom('second_factors').selectAll().execute()).toEqual([]);
  const letters = await db.selectFrom('letters').select(['recipient', 'subject']).execute();
  expect(letters).toEqual([{ recipient: email, subject: 'Вход с кодом выключен' }]);
  const audit = await db.selectFrom('audit_log').select(['action', 'subject_id']).execute();
  expect(audit).toEqual([{ action: 'two_factor_reset', subject_id: String(id) }]);
});
