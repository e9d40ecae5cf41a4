import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgotPassword } from '#contract/recovery.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { lettersTo, runRecovery } from '#tests/deliveries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => app.stop());

it('of a hundred codes at once from everywhere at most fifteen are compared', async () => {
  const { id, phone } = await createPerson(app, { role: 'worker' });
  await app.visitor().call(forgotPassword, { body: { login: phone } });
  await runRecovery(app);
  const right = /\d{6}/.exec((await lettersTo(app, phone))[0]?.text ?? '')?.[0] ?? '';
  expect(right).toHaveLength(6);
  const wrong = Array.from({ length: 101 }, (_one, at) => String(at).padStart(6, '0'))
    .filter((code) => code !== right)
    .slice(0, 100);
  const bring = async (code: string, at: number) => {
    const body = JSON.stringify({ phone, code, password: 'sovsem-drugoi-43' });
    const headers = { 'x-forwarded-for': `10.9.9.${at}` };
    return (await app.visitor().request('POST', '/api/v1/reset-password-phone', { body, headers }))
      .status;
  };
  const statuses = await Promise.all(wrong.map(bring));
  expect(new Set(statuses)).toEqual(new Set([422]));
  const { tries } = await app.db
    .selectFrom('confirmation_codes')
    .select('tries')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(tries).toBe(15);
  // The tries are used up, so even the right one opens nothing.
  expect(await bring(right, 200)).toBe(422);
});
