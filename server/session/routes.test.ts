import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/session.ts';
import { createPerson, password } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const wait = (seconds: number) =>
  app.db
    .updateTable('refresh_tokens')
    .set({ used_at: new Date(Date.now() - seconds * 1000) })
    .where('used_at', 'is not', null)
    .execute();

describe('signing in', () => {
  it('takes the phone in any spelling and the e-mail, and gives only HttpOnly cookies', async () => {
    const { phone, email } = await createPerson(app, { role: 'worker' });
    for (const login of [phone, phone.replace('+7', '8 '), email.toUpperCase()]) {
      const visitor = app.visitor();
      const reply = await visitor.call(contract.login, { body: { login, password } });
      expect(reply.status).toBe(200);
      expect(Object.keys(reply.data)).toEqual(['user']);
      expect(String(reply.headers['set-cookie'])).toMatch(/auth\.token=[^;]+;[^,]*HttpOnly/);
      expect((await visitor.call(contract.getUser)).data.phone).toBe(phone);
    }
  });

  it('answers the same to an unknown name and a wrong password', async () => {
    const { email } = await createPerson(app, { role: 'worker' });
    const answers = await Promise.all(
      [email, 'nobody@example.com'].map((login) =>
        app.visitor().call(contract.login, { body: { login, password: 'wrong' } }),
      ),
    );
    const [known, unknown] = answers.map(({ problem }) => ({
      ...problem,
      request_id: '',
    }));
    expect(known).toEqual(unknown);
    expect(known?.status).toBe(401);
  });

  it('stops guessing after ten tries, for that address and name only', async () => {
    const { email } = await createPerson(app, { role: 'worker' });
    const visitor = app.visitor();
    const guess = (login: string) =>
      visitor.call(contract.login, { body: { login, password: 'wrong' } });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess(email)).status).toBe(401);
    const refused = await guess(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('somebody@example.com')).status).toBe(401);
  });

  it('gives an app its tokens in the body, and takes them as a bearer', async () => {
    const { email } = await createPerson(app, { role: 'employer' });
    const visitor = app.visitor();
    const body = { login: email, password, device_name: 'Телефон' };
    const { data } = await visitor.call(contract.login, { body });
    const headers = { authorization: `Bearer ${data.token}` };
    const asked = await app.visitor().request('GET', '/api/v1/user', { headers });
    expect(asked.status).toBe(200);
    expect(JSON.parse(asked.text)).toMatchObject({ email, role: { name: 'employee' } });
  });

  it('ends the session at logout', async () => {
    const { visitor } = await createPerson(app, { role: 'worker' });
    const token = visitor.cookies.get('auth.token');
    expect((await visitor.call(contract.logout)).status).toBe(204);
    expect(visitor.cookies.has('auth.token')).toBe(false);
    visitor.cookies.set('auth.token', token ?? '');
    expect((await visitor.call(contract.getUser)).status).toBe(401);
  });

  it('shuts a blocked person out at once', async () => {
    const { visitor, email } = await createPerson(app, { role: 'worker', blocked: true });
    expect((await visitor.call(contract.getUser)).status).toBe(401);
    const logIn = (typed: string) =>
      app.visitor().call(contract.login, { body: { login: email, password: typed } });
    const right = await logIn(password);
    expect([right.status, right.problem.code]).toEqual([403, 'blocked']);
    expect(right.headers['set-cookie']).toBeUndefined();
    expect((await logIn('wrong')).status).toBe(401);
  });
});

describe('refreshing', () => {
  it('gives a new pair, and lets two tabs do so at once', async () => {
    const { visitor } = await createPerson(app, { role: 'worker' });
    const first = visitor.cookies.get('auth.refresh_token') ?? '';
    expect((await visitor.call(contract.refresh)).status).toBe(200);
    expect(visitor.cookies.get('auth.refresh_token')).not.toBe(first);
    const otherTab = app.visitor();
    otherTab.cookies.set('auth.refresh_token', first);
    expect((await otherTab.call(contract.refresh)).status).toBe(200);
    expect((await otherTab.call(contract.getUser)).status).toBe(200);
  });

  it('takes a token used before for stolen, and ends the session', async () => {
    const { visitor } = await createPerson(app, { role: 'worker' });
    const stolen = visitor.cookies.get('auth.refresh_token') ?? '';
    await visitor.call(contract.refresh);
    await wait(60);
    const thief = app.visitor();
    thief.cookies.set('auth.refresh_token', stolen);
    expect((await thief.call(contract.refresh)).status).toBe(401);
    expect((await visitor.call(contract.getUser)).status).toBe(401);
  });

  it('refuses nonsense', async () => {
    const visitor = app.visitor();
    expect((await visitor.call(contract.refresh)).status).toBe(401);
    visitor.cookies.set('auth.refresh_token', 'nonsense');
    expect((await visitor.call(contract.refresh)).status).toBe(401);
  });
});

describe('calls that another site could cause', () => {
  const post = async (headers: Record<string, string>) => {
    const { visitor } = await createPerson(app, { role: 'worker' });
    await visitor.request('GET', '/sanctum/csrf-cookie');
    const body = JSON.stringify({ name: 'Чужое имя' });
    return visitor.request('POST', '/api/v1/user/update', { body, headers });
  };

  it('need the token of this session', async () => {
    expect((await post({ 'x-xsrf-token': '' })).status).toBe(419);
    const other = app.visitor();
    await other.request('GET', '/sanctum/csrf-cookie');
    expect((await post({ 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' })).status).toBe(
      419,
    );
  });

  it('may not come from elsewhere', async () => {
    expect((await post({ origin: 'https://evil.example' })).status).toBe(419);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(419);
    expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(419);
  });

  it('must be JSON', async () => {
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('pass when they are ours', async () => {
    expect((await post({})).status).toBe(200);
  });
});
