import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/account.ts';
import { forgotPassword, resetPassword, resetPasswordByPhone } from '#contract/recovery.ts';
import {
  getUser,
  login,
  refresh,
  register,
  sendEmailCode,
  verifyEmail,
} from '#contract/session.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { lettersTo, linkIn, runRecovery } from '#tests/deliveries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const new_password = 'sovsem-drugoi-43';

async function signInElsewhere({ email }: Person) {
  const visitor = app.visitor();
  expect((await visitor.call(login, { body: { login: email, password } })).status).toBe(200);
  return visitor;
}

describe('a changed password', () => {
  it('ends the other sessions, voids links, and is told to every confirmed contact', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const other = await signInElsewhere(owner);
    await app.visitor().call(forgotPassword, { body: { login: owner.email } });
    await runRecovery(app);
    const link = await linkIn(app, owner.email);
    expect(link.token).not.toBe('');
    const reply = await owner.visitor.call(changePassword, { body: { password, new_password } });
    expect(reply.status).toBe(204);
    expect((await owner.visitor.call(getUser)).status).toBe(200);
    expect((await other.call(getUser)).status).toBe(401);
    expect((await other.call(refresh)).status).toBe(401);
    for (const address of [owner.email, owner.phone]) {
      expect((await lettersTo(app, address))[0]?.text).toContain('изменён');
    }
    const late = await app
      .visitor()
      .call(resetPassword, { body: { ...link, password: 'tretii-parol-44' } });
    expect(late.status).toBe(422);
  });

  it('needs the one of now, however lately it was given', async () => {
    const owner = await createPerson(app, { role: 'employer' });
    const change = (typed?: string) =>
      owner.visitor.send(changePassword, { body: { password: typed, new_password } });
    expect((await change()).problem.errors).toHaveProperty('password');
    expect((await change('wrong')).problem.errors).toHaveProperty('password');
    expect((await change(password)).status).toBe(204);
  });

  it.each(['', 'short', 'x'.repeat(201)])('refuses %j', async (bad) => {
    const owner = await createPerson(app, { role: 'worker' });
    const reply = await owner.visitor.call(changePassword, {
      body: { password, new_password: bad },
    });
    expect(reply.problem.errors).toHaveProperty('new_password');
    expect((await signInElsewhere(owner)).cookies.has('auth.token')).toBe(true);
  });
});

describe('a password that is easily guessed is refused in its field', () => {
  const weak = ['password', '12345678', 'qwerty123', 'йцукен123', 'Мария1985', 'ryadom2026'];

  it.each([...weak, '89110008801'])('at registration, like %s', async (typed) => {
    const consents = ['agreement' as const, 'personal_data' as const];
    const body = { role: 'worker' as const, login: '+79110008801', name: 'Мария', consents };
    const reply = await app.visitor().call(register, { body: { ...body, password: typed } });
    expect(reply.status).toBe(422);
    expect(reply.problem.errors?.['password']?.[0]).toMatch(/слишком простой|Не используйте/);
  });

  it('at a change, and made of the own e-mail or phone', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    for (const typed of [...weak, owner.email, owner.phone]) {
      const body = { password, new_password: typed };
      const reply = await owner.visitor.call(changePassword, { body });
      expect([typed, Object.keys(reply.problem.errors ?? {})]).toEqual([typed, ['new_password']]);
      await app.db.deleteFrom('attempts').execute();
    }
  });

  it('at recovery, and the link and the code stay good', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    await app.visitor().call(forgotPassword, { body: { login: owner.email } });
    await runRecovery(app);
    const link = await linkIn(app, owner.email);
    const byLink = (typed: string) =>
      app.visitor().call(resetPassword, { body: { ...link, password: typed } });
    for (const typed of weak) {
      expect((await byLink(typed)).problem.errors).toHaveProperty('password');
    }
    expect((await byLink(new_password)).status).toBe(204);

    const phoneOwner = await createPerson(app, { role: 'worker' });
    await app.visitor().call(forgotPassword, { body: { login: phoneOwner.phone } });
    await runRecovery(app);
    const [message] = await lettersTo(app, phoneOwner.phone);
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    const byCode = (typed: string) =>
      app.visitor().call(resetPasswordByPhone, {
        body: { phone: phoneOwner.phone, code, password: typed },
      });
    for (const typed of weak) {
      expect((await byCode(typed)).problem.errors).toHaveProperty('password');
    }
    expect((await byCode(new_password)).status).toBe(204);
  });
});

describe('a changed e-mail', () => {
  it('is told to the old one, and voids what was sent there', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    await app.visitor().call(forgotPassword, { body: { login: owner.email } });
    await runRecovery(app);
    const link = await linkIn(app, owner.email);
    const email = `new.${owner.email}`;
    await owner.visitor.call(sendEmailCode, { body: { email, password } });
    const code = (await lettersTo(app, email))[0]?.content?.code ?? '';
    expect((await owner.visitor.call(verifyEmail, { body: { code } })).status).toBe(200);
    const [told] = await lettersTo(app, owner.email);
    expect(told?.subject).toBe('Почта изменена');
    expect(told?.text).toContain(app.deps.config.brand.support_email);
    const late = await app
      .visitor()
      .call(resetPassword, { body: { ...link, password: new_password } });
    expect(late.status).toBe(422);
  });
});
