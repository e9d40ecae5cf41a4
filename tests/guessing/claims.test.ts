import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/account.ts';
import { forgotPassword, resetPassword, resetPasswordByPhone } from '#contract/recovery.ts';
import * as session from '#contract/session.ts';
import { linkIn, runRecovery, writtenTo } from '#tests/deliveries.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => app.stop());
const forgetLimits = () => app.db.deleteFrom('attempts').execute();
beforeEach(forgetLimits);

const first = 'parol-pervoi-41';
const second = 'parol-vtoroi-42';
const third = 'parol-tretei-43';
const consents = ['agreement', 'personal_data'];

let people = 0;
const nextContacts = () => {
  people += 1;
  return { email: `claimed${people}@example.com`, phone: `+791155588${String(10 + people)}` };
};

interface Claimant {
  id: number;
  visitor: Visitor;
}

const home = '10.0.0.1';

async function join(login: string, password?: string, address = home): Promise<Claimant> {
  const visitor = app.visitor();
  const body = { role: 'worker', login, consents, ...(password && { password }) };
  const headers = { 'x-forwarded-for': address };
  const { status, data } = await visitor.send(session.register, { body }, headers);
  expect(status).toBe(201);
  return { id: data.user.id, visitor };
}

async function logIn(login: string, password: string): Promise<number | null> {
  const { status, data } = await app.visitor().call(session.login, { body: { login, password } });
  return status === 200 ? data.user.id : null;
}

const codeTo = async (address: string) =>
  /\d{6}/.exec((await writtenTo(app, address))[0]?.text ?? '')?.[0] ?? '';

/** Gives the account a confirmed phone, beside the e-mail that several claim. */
async function confirmPhone({ visitor }: Claimant, phone: string) {
  await forgetLimits();
  const body = { code: 'sms' as const, phone };
  const sent = await visitor.call(session.sendPhoneCode, { body }, { 'x-forwarded-for': home });
  expect(sent.status).toBe(202);
  const { status } = await visitor.call(session.verifyPhone, {
    body: { code: await codeTo(phone) },
  });
  expect(status).toBe(200);
}

async function resetByPhone(phone: string, password: string) {
  await forgetLimits();
  const visitor = app.visitor();
  await visitor.call(forgotPassword, { body: { login: phone } });
  await runRecovery(app);
  const body = { phone, code: await codeTo(phone), password };
  expect((await visitor.call(resetPasswordByPhone, { body })).status).toBe(204);
}

describe('an e-mail that several have registered and nobody has confirmed', () => {
  /** Each makes `first` the password of somebody who has claimed the e-mail and confirmed the phone. */
  const writers: Record<string, (email: string, phone: string) => Promise<Claimant>> = {
    registration: async (email, phone) => {
      const one = await join(email, first);
      await confirmPhone(one, phone);
      return one;
    },
    'recovery by a message': async (email, phone) => {
      const one = await join(email, third);
      await confirmPhone(one, phone);
      await resetByPhone(phone, first);
      return one;
    },
    'a change': async (email, phone) => {
      const one = await join(email, third);
      await confirmPhone(one, phone);
      const body = { password: third, new_password: first };
      expect((await one.visitor.call(changePassword, { body })).status).toBe(204);
      return one;
    },
    'a first password': async (email, phone) => {
      const one = await join(email);
      await confirmPhone(one, phone);
      await resetByPhone(phone, first);
      return one;
    },
  };

  it.each(Object.keys(writers))(
    'lets each in by their own password, set by %s',
    async (way) => {
      for (const isFirst of [true, false]) {
        const { email, phone } = nextContacts();
        const before = isFirst ? null : await join(email, second);
        const one = await writers[way]?.(email, phone);
        const other = before ?? (await join(email, second));
        await forgetLimits();
        expect(await logIn(phone, first)).toBe(one?.id);
        expect(await logIn(email, first)).toBe(one?.id);
        expect(await logIn(email, second)).toBe(other.id);
        expect(await logIn(email, third)).toBeNull();
      }
    },
    60_000,
  );

  it('lets in those who registered it at the same moment', async () => {
    const { email } = nextContacts();
    const words = Array.from({ length: 6 }, (_one, at) => `parol-razom-${at}-slov`);
    const all = await Promise.all(words.map((word) => join(email, word)));
    for (const [at, word] of words.entries()) expect(await logIn(email, word)).toBe(all[at]?.id);
  });

  it('lets in those who are left when whoever had confirmed it has moved on', async () => {
    const { email, phone } = nextContacts();
    const early = await join(email, first);
    const holder = await join(phone, third);
    await forgetLimits();
    await holder.visitor.call(session.sendEmailCode, { body: { email, password: third } });
    await holder.visitor.call(session.verifyEmail, { body: { code: await codeTo(email) } });
    const late = await join(email, second);
    expect(await logIn(email, third)).toBe(holder.id);
    expect(await logIn(email, first)).toBeNull();
    const { email: next } = nextContacts();
    await forgetLimits();
    await holder.visitor.call(session.sendEmailCode, { body: { email: next, password: third } });
    await holder.visitor.call(session.verifyEmail, { body: { code: await codeTo(next) } });
    expect(await logIn(email, first)).toBe(early.id);
    expect(await logIn(email, second)).toBe(late.id);
  });

  it('names whoever proves it by a letter', async () => {
    const { email } = nextContacts();
    await join(email, first);
    const newest = await join(email, second);
    await forgetLimits();
    await app.visitor().call(forgotPassword, { body: { login: email } });
    await runRecovery(app);
    const body = { ...(await linkIn(app, email)), password: third };
    expect((await app.visitor().call(resetPassword, { body })).status).toBe(204);
    expect(await logIn(email, third)).toBe(newest.id);
    expect(await logIn(email, first)).toBeNull();
  });
});

it('a flood of registrations pushes out neither the first nor one in the midst nor the last', async () => {
  const { email } = nextContacts();
  const flood = async (from: number, to: number) => {
    const { rows } = await copyClaims(from, to, email);
    expect(rows).toBe(to - from);
  };
  const oldest = await join(email, first);
  await flood(0, 600);
  const middle = await join(email, second);
  await flood(600, 1200);
  const newest = await join(email, third);
  await forgetLimits();
  expect(await logIn(email, first)).toBe(oldest.id);
  expect(await logIn(email, second)).toBe(middle.id);
  expect(await logIn(email, third)).toBe(newest.id);
});

/** What as many registrations of the same e-mail by a stranger leave, without the time that their hashes take. */
async function copyClaims(from: number, to: number, email: string) {
  const { password_hash } = await app.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const salt = password_hash.slice(0, password_hash.lastIndexOf('$'));
  const claims = Array.from({ length: to - from }, (_one, at) => ({
    role: 'worker' as const,
    email,
    password_hash: `${salt}$${from + at}`,
  }));
  const { numInsertedOrUpdatedRows } = await app.db
    .insertInto('users')
    .values(claims)
    .executeTakeFirstOrThrow();
  return { rows: Number(numInsertedOrUpdatedRows) };
}
