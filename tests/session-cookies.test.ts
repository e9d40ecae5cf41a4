import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/session.ts';
import { createPerson, password } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { production } from '#tests/production.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(production);
});
afterAll(() => app.stop());

it('over TLS, cookies of the session can be set by this host only', async () => {
  const { email } = await createPerson(app, { role: 'worker' });
  const visitor = app.visitor();
  const { headers } = await visitor.call(contract.login, { body: { login: email, password } });
  const lines = [headers['set-cookie']].flat().map(String);
  const session = lines.filter((line) => !line.startsWith('XSRF-TOKEN='));
  expect(session.map((line) => line.split('=')[0])).toEqual([
    '__Host-auth.token',
    '__Host-auth.refresh_token',
    '__Host-auth.device',
  ]);
  for (const line of session) {
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toContain('; Secure');
    expect(line).toContain('; HttpOnly');
    expect(line).not.toContain('Domain');
  }
  expect((await visitor.call(contract.getUser)).status).toBe(200);
  expect((await visitor.call(contract.refresh)).status).toBe(200);
  expect((await visitor.call(contract.getUser)).status).toBe(200);

  const planted = app.visitor();
  planted.cookies.set('auth.token', visitor.cookies.get('__Host-auth.token') ?? '');
  expect((await planted.call(contract.getUser)).status).toBe(401);

  await visitor.call(contract.logout);
  expect([...visitor.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', '__Host-auth.device']);
});
