import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/account.ts';
import * as contract from '#contract/session.ts';
import { createPerson, password } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const newcomer = {
  role: 'worker' as const,
  password: 'dlinnyi-parol-42',
  name: 'Ольга',
  consents: ['agreement' as const, 'personal_data' as const],
};

async function codeFor(recipient: string): Promise<string> {
  const letter = await app.db
    .selectFrom('letters')
    .select('text')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(letter.text)?.[0] ?? '';
}

async function signUp(login: string): Promise<Visitor> {
  const visitor = app.visitor();
  const reply = await visitor.call(contract.register, { body: { ...newcomer, login } });
  expect(reply.status).toBe(201);
  return visitor;
}

async function countLetters(recipient: string): Promise<number> {
  const { count } = await app.db
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
  return count;
}

/** As if the minute between two codes had passed. */
const letTimePass = () => app.db.deleteFrom('attempts').execute();

describe('registration', () => {
  it('signs in, stores the consents, and confirms the phone by the code that was sent', async () => {
    const visitor = await signUp('8 (911) 000-00-01');
    const before = await visitor.call(contract.getUser);
    expect(before.data).toMatchObject({
      phone: '+79110000001',
      phone_verified: false,
      name: 'Ольга',
    });
    const consents = await app.db
      .selectFrom('consents')
      .select('kind')
      .where('user_id', '=', before.data.id)
      .execute();
    expect(consents.map(({ kind }) => kind).toSorted()).toEqual(['agreement', 'personal_data']);
    const code = await codeFor('+79110000001');
    const confirmed = await visitor.call(contract.verifyPhone, { body: { code } });
    expect(confirmed.data.phone_verified).toBe(true);
  });

  it('tells every wrong field in Russian', async () => {
    const wrong = { role: 'admin', login: 'кто-то', password: '123', consents: [], is_admin: true };
    const reply = await app.visitor().send(contract.register, { body: wrong });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.problem.errors ?? {})).toEqual(
      expect.arrayContaining(['role', 'password']),
    );
    expect(JSON.stringify(reply.problem.errors)).not.toMatch(/[a-z]{4,}.*(expected|received)/i);
  });

  it.each(['', 'кто-то', '12345', 'a@b', '\0', 'x'.repeat(300)])(
    'refuses the name %j',
    async (login) => {
      const reply = await app.visitor().call(contract.register, { body: { ...newcomer, login } });
      expect(reply.status).toBe(422);
      expect(reply.problem.errors?.['login']?.[0]).toMatch(/[а-я]/);
    },
  );

  it('needs the two consents', async () => {
    const body = { ...newcomer, login: '89110000002', consents: ['agreement' as const] };
    const reply = await app.visitor().call(contract.register, { body });
    expect(reply.problem.errors).toHaveProperty('consents');
  });

  it('does not tell that a contact is somebody else’s until it is proven to be one’s own', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const second = await signUp(owner.phone);
    const code = await codeFor(owner.phone);
    const reply = await second.call(contract.verifyPhone, { body: { code } });
    expect(reply.status).toBe(409);
    expect((await owner.visitor.call(contract.getUser)).data.phone_verified).toBe(true);
  });
});

describe('a contact that two have typed in', () => {
  const logIn = async (login: string, password: string) => {
    const { status, data } = await app
      .visitor()
      .call(contract.login, { body: { login, password } });
    return status === 200 ? data.user.id : null;
  };
  const join = async (login: string, password: string) => {
    const visitor = app.visitor();
    const { data } = await visitor.call(contract.register, {
      body: { ...newcomer, login, password },
    });
    return { visitor, id: data.user.id };
  };

  it('lets each in by their own password until one has proven it', async () => {
    const login = 'claimed.by.two@example.com';
    const first = await join(login, 'parol-pervoi-41');
    const second = await join(login, 'parol-vtoroi-42');
    expect(await logIn(login, 'parol-pervoi-41')).toBe(first.id);
    expect(await logIn(login, 'parol-vtoroi-42')).toBe(second.id);
    expect(await logIn(login, 'parol-nichei-43')).toBeNull();

    const body = { password: 'parol-pervoi-41', new_password: 'parol-pervoi-51' };
    expect((await first.visitor.call(changePassword, { body })).status).toBe(204);
    expect(await logIn(login, 'parol-pervoi-41')).toBeNull();
    expect(await logIn(login, 'parol-pervoi-51')).toBe(first.id);
    expect(await logIn(login, 'parol-vtoroi-42')).toBe(second.id);

    await letTimePass();
    expect((await first.visitor.call(contract.sendEmailCode)).status).toBe(202);
    const confirmed = await first.visitor.call(contract.verifyEmail, {
      body: { code: await codeFor(login) },
    });
    expect(confirmed.data.email_verified).toBe(true);
    expect(await logIn(login, 'parol-pervoi-51')).toBe(first.id);
    expect(await logIn(login, 'parol-vtoroi-42')).toBeNull();
  });
});

describe('codes', () => {
  it('allow five tries, even at once', async () => {
    const visitor = await signUp('89110000003');
    const right = await codeFor('+79110000003');
    const wrong = right === '000000' ? '111111' : '000000';
    const guesses = Array.from({ length: 20 }, () =>
      visitor.call(contract.verifyPhone, { body: { code: wrong } }),
    );
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(422);
    expect((await visitor.call(contract.verifyPhone, { body: { code: right } })).status).toBe(422);
  });

  it('are good once', async () => {
    const visitor = await signUp('89110000004');
    const code = await codeFor('+79110000004');
    expect((await visitor.call(contract.verifyPhone, { body: { code } })).status).toBe(200);
    expect((await visitor.call(contract.verifyPhone, { body: { code } })).status).toBe(422);
  });

  it('come once a minute', async () => {
    const visitor = await signUp('89110000005');
    const ask = () => visitor.call(contract.sendPhoneCode, { body: { code: 'sms' } });
    // Registration has just sent one.
    expect((await ask()).status).toBe(429);
    await letTimePass();
    expect((await ask()).status).toBe(202);
  });

  it('do not flood a phone that is registered again and again', async () => {
    const phone = '+79110000006';
    const visitors = [];
    for (let times = 0; times < 8; times += 1) visitors.push(await signUp(phone));
    expect(await countLetters(phone)).toBe(5);
    // What is left to those who are signed in: one, since all of these are at one address.
    await app.db.deleteFrom('attempts').where('key', 'like', '%:pause:%').execute();
    const asked = [];
    for (const visitor of visitors) {
      asked.push((await visitor.call(contract.sendPhoneCode, { body: { code: 'sms' } })).status);
    }
    expect(asked).toEqual([202, ...Array.from({ length: 7 }, () => 429)]);
    expect(await countLetters(phone)).toBe(6);
  });

  it('move the account to a new contact only when confirmed', async () => {
    const { visitor, email } = await createPerson(app, { role: 'employer' });
    const ask = { body: { email: 'New.Address@example.com', password } };
    expect((await visitor.call(contract.sendEmailCode, ask)).status).toBe(202);
    expect((await visitor.call(contract.getUser)).data.email).toBe(email);
    const code = await codeFor('new.address@example.com');
    const reply = await visitor.call(contract.verifyEmail, { body: { code } });
    expect(reply.data).toMatchObject({ email: 'new.address@example.com', email_verified: true });
  });

  it('go to nobody when the contact is nonsense', async () => {
    const { visitor } = await createPerson(app, { role: 'worker' });
    const reply = await visitor.call(contract.sendPhoneCode, {
      body: { code: 'sms', phone: '12' },
    });
    expect(reply.problem.errors?.['phone']?.[0]).toContain('+7 900');
  });
});

describe('the profile', () => {
  it('takes a name, and nothing that is not asked for', async () => {
    const { visitor } = await createPerson(app, { role: 'worker', name: null });
    const named = await visitor.call(contract.updateUser, { body: { name: '  Анна-Мария  ' } });
    expect(named.data.name).toBe('Анна-Мария');
    const body = { name: 'Анна', role: 'admin' };
    expect((await visitor.send(contract.updateUser, { body })).status).toBe(422);
  });

  it.each(['', '   ', '\0', 'а'.repeat(81), '\uD800'])('refuses the name %j', async (name) => {
    const { visitor } = await createPerson(app, { role: 'worker' });
    const reply = await visitor.call(contract.updateUser, { body: { name } });
    expect(reply.status).toBe(422);
  });
});

describe('letters', () => {
  it('are sent by the job, and shown in the outbox', async () => {
    await signUp('letters@example.com');
    const worker = await app.startWorker();
    const sent = () =>
      app.db
        .selectFrom('letters')
        .select('sent_at')
        .where('recipient', '=', 'letters@example.com')
        .executeTakeFirstOrThrow();
    await expect.poll(async () => (await sent()).sent_at, { timeout: 10_000 }).not.toBeNull();
    await worker.stop();
    const outbox = await app.visitor().request('GET', '/api/v1/dev/outbox');
    expect(outbox.text).toContain('letters@example.com');
  });
});
