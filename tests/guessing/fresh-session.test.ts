import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletionCalls } from '#contract/account.ts';
import { forgotPassword, resetPassword } from '#contract/recovery.ts';
import * as session from '#contract/session.ts';
import { twoFactorCalls } from '#contract/two-factor.ts';
import { linkIn, runRecovery, writtenTo } from '#tests/deliveries.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  // Whoever asks says by a header where from.
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(() => app.db.deleteFrom('attempts').execute());

const hourAgo = () => new Date(Date.now() - 60 * 60_000);

/** Has just given the password, in an account that is older than that. */
async function resident(change: object = {}): Promise<Person> {
  const person = await createPerson(app, { role: 'worker' });
  await app.db
    .updateTable('users')
    .set({ created_at: hourAgo(), ...change })
    .where('id', '=', person.id)
    .execute();
  return person;
}

const thiefs = { email: 'thief@example.com', phone: '+79115557700' };
const own = { email: 'next@example.com', phone: '+79115557701' };
const early = { email: 'early@example.com', phone: '+79115557702' };

async function change(
  visitor: Visitor,
  channel: 'email' | 'phone',
  more: object = {},
  contacts = thiefs,
) {
  const target = { [channel]: contacts[channel] };
  return channel === 'phone'
    ? visitor.send(session.sendPhoneCode, { body: { code: 'sms', ...target, ...more } })
    : visitor.send(session.sendEmailCode, { body: { ...target, ...more } });
}

const codeTo = async (address: string) =>
  /\d{6}/.exec((await writtenTo(app, address))[0]?.text ?? '')?.[0] ?? '';

describe('a session in strange hands, a minute after the login', () => {
  it.each(['email', 'phone'] as const)('moves no %s without the password', async (channel) => {
    const { visitor } = await resident();
    for (const more of [{}, { password: 'ne tot parol' }]) {
      const { status, problem } = await change(visitor, channel, more);
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['password']]);
    }
    expect(await writtenTo(app, thiefs[channel])).toEqual([]);
  });

  it('adds no e-mail that would recover the account', async () => {
    const { visitor } = await resident({ email: null, email_verified_at: null });
    const { status, problem } = await change(visitor, 'email');
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['password']]);
  });

  it('does not take the account by a new e-mail and the recovery', async () => {
    const { id, visitor } = await resident();
    await change(visitor, 'email');
    await visitor.call(session.verifyEmail, { body: { code: await codeTo(thiefs.email) } });
    await app.visitor().call(forgotPassword, { body: { login: thiefs.email } });
    await runRecovery(app);
    const body = { ...(await linkIn(app, thiefs.email)), password: 'parol-vora-1234' };
    await app.visitor().send(resetPassword, { body });
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(email).not.toBe(thiefs.email);
    const logIn = { body: { login: thiefs.email, password: body.password } };
    expect((await app.visitor().call(session.login, logIn)).status).toBe(401);
  });

  it('sets no second factor up, takes no recovery codes, and deletes nothing', async () => {
    const { visitor } = await resident();
    const answers = [
      await visitor.call(twoFactorCalls.begin, { body: {} }),
      await visitor.call(twoFactorCalls.renewRecoveryCodes, { body: {} }),
      await visitor.call(twoFactorCalls.remove, { body: { code: '000000' } }),
      await visitor.call(deletionCalls.ask, { body: {} }),
    ];
    for (const { status, problem } of answers)
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['password']]);
  });
});

it('a contact moves with the password, and the one it replaces is told', async () => {
  const owner = await resident();
  expect((await change(owner.visitor, 'phone', { password }, own)).status).toBe(202);
  const body = { code: await codeTo(own.phone) };
  expect((await owner.visitor.call(session.verifyPhone, { body })).status).toBe(200);
  expect((await writtenTo(app, owner.phone))[0]?.text).toContain('телефон вашего аккаунта изменён');
});

describe('without the password', () => {
  const consents = ['agreement' as const, 'personal_data' as const];

  it('a copy of the cookies of a newcomer gives no first e-mail from another address', async () => {
    const login = '+79115557703';
    const visitor = app.visitor();
    const body = { role: 'worker' as const, login, password, consents };
    expect((await visitor.call(session.register, { body })).status).toBe(201);
    await visitor.call(session.verifyPhone, { body: { code: await codeTo(login) } });
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const asked = { body: { email: thiefs.email } };
    const { status, problem } = await visitor.send(session.sendEmailCode, asked, from);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['password']]);
    expect((await change(visitor, 'email')).status).toBe(202);
  });

  it('a newcomer gives the first phone after the e-mail, and changes what is confirmed no more', async () => {
    const login = 'newcomer.of.today@example.com';
    const visitor = app.visitor();
    const body = { role: 'worker' as const, login, password, name: 'Ольга', consents };
    expect((await visitor.call(session.register, { body })).status).toBe(201);
    await visitor.call(session.verifyEmail, { body: { code: await codeTo(login) } });
    expect((await change(visitor, 'phone', {}, early)).status).toBe(202);
    const code = await codeTo(early.phone);
    expect((await visitor.call(session.verifyPhone, { body: { code } })).status).toBe(200);
    for (const channel of ['email', 'phone'] as const)
      expect((await change(visitor, channel)).status).toBe(422);
  });

  it('whoever never chose one changes a contact within ten minutes after coming in', async () => {
    const { id, visitor } = await resident({ has_password: false });
    expect((await change(visitor, 'email')).status).toBe(202);
    await app.db
      .updateTable('sessions')
      .set({ password_given_at: hourAgo() })
      .where('user_id', '=', id)
      .execute();
    await app.db.deleteFrom('attempts').execute();
    expect((await change(visitor, 'email')).status).toBe(422);
  });
});
