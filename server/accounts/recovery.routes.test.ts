import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliveryPage } from '#contract/deliveries.ts';
import * as recovery from '#contract/recovery.ts';
import { getUser, login as logIn, register } from '#contract/session.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { linkIn, lettersTo, runRecovery } from '#tests/deliveries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_ORIGIN: 'https://ryadom.example' });
});
afterAll(() => app.stop());
// The pause between two letters is tested by itself.
beforeEach(() => app.db.deleteFrom('attempts').execute());

const newPassword = 'sovsem-drugoi-43';

async function ask(login: string, headers: Record<string, string> = {}): Promise<number> {
  const { status } = await app
    .visitor()
    .request('POST', '/api/v1/forgot-password', { body: JSON.stringify({ login }), headers });
  await runRecovery(app);
  return status;
}

async function linkFor({ email }: { email: string }) {
  expect(await ask(email)).toBe(202);
  return linkIn(app, email);
}

const reset = (body: { email: string; token: string }) =>
  app.visitor().call(recovery.resetPassword, { body: { ...body, password: newPassword } });

const canLogIn = async (login: string, typed: string) =>
  (await app.visitor().call(logIn, { body: { login, password: typed } })).status === 200;

async function codeFor(phone: string): Promise<string> {
  expect(await ask(phone)).toBe(202);
  return codeSentTo(phone);
}

const codeSentTo = async (phone: string) =>
  /\d{6}/.exec((await lettersTo(app, phone))[0]?.text ?? '')?.[0] ?? '';

/** Somebody's contact that a stranger registers after them; the first asks for a recovery. */
async function claimTwice(contact: string): Promise<{ owner: Visitor; id: number }> {
  const consents = ['agreement' as const, 'personal_data' as const];
  const body = { role: 'worker' as const, login: contact, password, consents };
  const owner = app.visitor();
  const { data } = await owner.call(register, { body });
  await app.visitor().call(register, { body: { ...body, password: 'parol-chuzhogo-44' } });
  const asked = await owner.call(recovery.forgotPassword, { body: { login: contact } });
  expect(asked.status).toBe(202);
  await runRecovery(app);
  return { owner, id: data.user.id };
}

const resetByPhone = (phone: string, code: string) =>
  app.visitor().call(recovery.resetPasswordByPhone, {
    body: { phone, code, password: newPassword },
  });

async function person(): Promise<Person> {
  return createPerson(app, { role: 'worker' });
}

describe('a link in a letter', () => {
  it('sets a new password, ends every session, tells, and works once', async () => {
    const owner = await person();
    const link = await linkFor(owner);
    expect((await reset(link)).status).toBe(204);
    expect((await owner.visitor.call(getUser)).status).toBe(401);
    expect(await canLogIn(owner.email, password)).toBe(false);
    expect(await canLogIn(owner.email, newPassword)).toBe(true);
    for (const address of [owner.email, owner.phone]) {
      const letters = await lettersTo(app, address);
      expect(letters.some(({ text }) => text.includes('изменён'))).toBe(true);
    }
    const again = await reset(link);
    expect(again.status).toBe(422);
    expect(again.problem.errors?.['token']?.[0]).toContain('Запросите новую');
  });

  it('lets exactly one of a hundred at once through', async () => {
    const link = await linkFor(await person());
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_one, at) =>
        app.visitor().request('POST', '/api/v1/reset-password', {
          body: JSON.stringify({ ...link, password: `${newPassword}-${at}` }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
  });

  it('is void once a newer one is asked for, after an hour, and for another address', async () => {
    const owner = await person();
    const first = await linkFor(owner);
    await app.db.deleteFrom('attempts').execute();
    const second = await linkFor(owner);
    expect((await reset(first)).status).toBe(422);
    const other = await person();
    expect((await reset({ ...second, email: other.email })).status).toBe(422);
    await app.db
      .updateTable('recovery_tokens')
      .set({ expires_at: new Date() })
      .where('email', '=', owner.email)
      .execute();
    expect((await reset(second)).status).toBe(422);
    expect(await canLogIn(owner.email, password)).toBe(true);
  });

  it('is kept only as a hash', async () => {
    const owner = await person();
    const { token } = await linkFor(owner);
    expect(token).toHaveLength(43);
    const rows = await app.db.selectFrom('recovery_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('knows our address from the settings, whatever host the request names', async () => {
    const owner = await person();
    const poison = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect(await ask(owner.email, poison)).toBe(202);
    const [letter] = await lettersTo(app, owner.email);
    expect(JSON.stringify(letter)).not.toContain('evil.example');
    const headers = poison;
    const page = await app
      .visitor()
      .request('GET', `/api${deliveryPage(letter?.id ?? 0)}`, { headers });
    expect(page.text).not.toContain('evil.example');
    expect(page.text).toContain('href="https://ryadom.example/?modal=reset-password&amp;email=');
  });
});

describe('a code in a message', () => {
  it('sets a new password once', async () => {
    const owner = await person();
    const code = await codeFor(owner.phone);
    expect((await resetByPhone(owner.phone, code)).status).toBe(204);
    expect((await owner.visitor.call(getUser)).status).toBe(401);
    expect(await canLogIn(owner.phone, newPassword)).toBe(true);
    expect((await resetByPhone(owner.phone, code)).status).toBe(422);
  });

  it('is not the code that confirms a contact', async () => {
    const visitor = app.visitor();
    const phone = '+79110001001';
    const consents = ['agreement' as const, 'personal_data' as const];
    await visitor.call(register, { body: { role: 'worker', login: phone, password, consents } });
    const code = await codeSentTo(phone);
    expect((await resetByPhone(phone, code)).status).toBe(422);
  });

  it('comes once a minute, whether or not anybody has the phone', async () => {
    const owner = await person();
    for (const phone of [owner.phone, '+79110001999']) {
      expect(await ask(phone)).toBe(202);
      expect(await ask(phone)).toBe(429);
    }
    expect(await lettersTo(app, '+79110001999')).toEqual([]);
  });
});

describe('an account that nobody has confirmed', () => {
  it('goes to whoever proves the contact, and to nobody else', async () => {
    const email = 'unproven@example.com';
    const consents = ['agreement' as const, 'personal_data' as const];
    const first = app.visitor();
    await first.call(register, { body: { role: 'worker', login: email, password, consents } });
    const link = await linkFor({ email });
    expect((await reset(link)).status).toBe(204);
    expect((await first.call(getUser)).status).toBe(401);
    const owner = app.visitor();
    const { data } = await owner.call(logIn, { body: { login: email, password: newPassword } });
    expect(data.user.email_verified).toBe(true);
  });

  it('is the one that the browser knows, though a stranger has registered the contact later', async () => {
    const email = 'claimed.twice@example.com';
    const { owner, id } = await claimTwice(email);
    expect((await reset(await linkIn(app, email))).status).toBe(204);
    const signedIn = await owner.call(logIn, { body: { login: email, password: newPassword } });
    expect(signedIn.data.user.id).toBe(id);
  });

  it('is the one that a code was sent for, when it is typed in another browser', async () => {
    const phone = '+79110001002';
    const { owner, id } = await claimTwice(phone);
    const code = await codeSentTo(phone);
    expect((await resetByPhone(phone, code)).status).toBe(204);
    const signedIn = await owner.call(logIn, { body: { login: phone, password: newPassword } });
    expect(signedIn.data.user.id).toBe(id);
  });

  it('is not opened by an unconfirmed contact when somebody has proven another one', async () => {
    const owner = await person();
    await app.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', owner.id)
      .execute();
    expect(await ask(owner.email)).toBe(202);
    expect(await lettersTo(app, owner.email)).toEqual([]);
  });
});
