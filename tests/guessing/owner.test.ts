import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lettersTo, linkIn, runRecovery } from '#tests/deliveries.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(() => app.db.deleteFrom('attempts').execute());

const fresh = 'sovsem-drugoi-43';
const strange = ['10.1.0.1', '10.1.0.2', '10.1.0.3'];
const home = '10.4.0.4';

async function post(address: string, visitor: Visitor, path: string, body: object) {
  const headers = { 'x-forwarded-for': address };
  const { status } = await visitor.request('POST', `/api/v1/${path}`, {
    body: JSON.stringify(body),
    headers,
  });
  if (path === 'forgot-password') await runRecovery(app);
  return status;
}

/** Nobody but the phone can prove who it is, and no browser is known. */
async function ownerOfPhone(): Promise<Person> {
  const owner = await createPerson(app, { role: 'worker' });
  await app.db
    .updateTable('users')
    .set({ email: null, email_verified_at: null })
    .where('id', '=', owner.id)
    .execute();
  return owner;
}

const logIn = (address: string, visitor: Visitor, { phone }: Person, typed: string) =>
  post(address, visitor, 'login', { login: phone, password: typed });

const ask = (address: string, visitor: Visitor, { phone }: Person) =>
  post(address, visitor, 'forgot-password', { login: phone });

const bring = (address: string, visitor: Visitor, { phone }: Person, code: string) =>
  post(address, visitor, 'reset-password-phone', { phone, code, password: fresh });

async function newestCode({ phone }: Person): Promise<string> {
  return /\d{6}/.exec((await lettersTo(app, phone))[0]?.text ?? '')?.[0] ?? '';
}

/** Codes that are not among those sent. */
const wrongCodes = (right: string[], many: number) =>
  Array.from({ length: 30 }, (_one, at) => String(at + 100_000))
    .filter((code) => !right.includes(code))
    .slice(0, many);

async function guessPasswords(owner: Person) {
  for (let at = 0; at < 30; at += 1) {
    await logIn(strange[at % 3] ?? '', app.visitor(), owner, `wrong-${at}`);
  }
}

describe('an owner with nothing but a phone', () => {
  it('sets a new password after a stranger has used up passwords and the tries of a code', async () => {
    const owner = await ownerOfPhone();
    await guessPasswords(owner);
    expect(await ask(strange[0] ?? '', app.visitor(), owner)).toBe(202);
    for (const code of wrongCodes([await newestCode(owner)], 5)) {
      expect(await bring(strange[0] ?? '', app.visitor(), owner, code)).toBe(422);
    }

    const browser = app.visitor();
    expect(await ask(home, browser, owner)).toBe(202);
    const code = await newestCode(owner);
    // While the owner reads the message, the stranger asks again and guesses on.
    const stranger = app.visitor();
    expect(await ask(strange[1] ?? '', stranger, owner)).toBe(202);
    for (const [at, wrong] of wrongCodes([code, await newestCode(owner)], 30).entries()) {
      await bring(strange[at % 3] ?? '', at % 2 ? stranger : app.visitor(), owner, wrong);
    }
    expect(await bring(home, browser, owner, code)).toBe(204);
    expect(await logIn(home, browser, owner, fresh)).toBe(200);
  });

  it('may type the code that a stranger has asked for', async () => {
    const owner = await ownerOfPhone();
    const browser = app.visitor();
    expect(await ask(home, browser, owner)).toBe(202);
    expect(await ask(strange[0] ?? '', app.visitor(), owner)).toBe(202);
    expect(await bring(home, browser, owner, await newestCode(owner))).toBe(204);
  });

  it('may type it though four addresses have guessed at it, when no other is to be had', async () => {
    const owner = await ownerOfPhone();
    for (let at = 0; at < 6; at += 1) await ask(`10.1.1.${at}`, app.visitor(), owner);
    expect(await ask(home, app.visitor(), owner)).toBe(429);
    const code = await newestCode(owner);
    for (const [at, wrong] of wrongCodes([code], 24).entries()) {
      expect(await bring(`10.1.2.${at % 4}`, app.visitor(), owner, wrong)).toBe(422);
    }
    expect(await bring(home, app.visitor(), owner, code)).toBe(204);
  });

  it('loses no more than fifteen tries to any number of addresses', async () => {
    const owner = await ownerOfPhone();
    expect(await ask(strange[0] ?? '', app.visitor(), owner)).toBe(202);
    const code = await newestCode(owner);
    for (const [at, wrong] of wrongCodes([code], 15).entries()) {
      await bring(`10.1.3.${at}`, app.visitor(), owner, wrong);
    }
    expect(await bring(home, app.visitor(), owner, code)).toBe(422);
  });

  it('is sent codes at a known browser when strangers have used up what they may ask for', async () => {
    const owner = await ownerOfPhone();
    const browser = app.visitor();
    expect(await logIn('10.5.0.5', browser, owner, password)).toBe(200);
    await app.db.updateTable('sessions').set({ ended_at: new Date() }).execute();
    for (let at = 0; at < 12; at += 1) await ask(`10.1.1.${at}`, app.visitor(), owner);
    expect(await lettersTo(app, owner.phone)).toHaveLength(5);
    expect(await ask(home, app.visitor(), owner)).toBe(429);
    expect(await ask(home, browser, owner)).toBe(202);
    expect(await bring(home, browser, owner, await newestCode(owner))).toBe(204);
  });

  it('signs in with a new browser where another one of theirs is signed in', async () => {
    const owner = await ownerOfPhone();
    expect(await logIn(home, app.visitor(), owner, password)).toBe(200);
    await guessPasswords(owner);
    expect(await logIn('10.6.0.6', app.visitor(), owner, password)).toBe(429);
    expect(await logIn(home, app.visitor(), owner, password)).toBe(200);
  });
});

describe('an app, which has no cookies', () => {
  const logInApp = (address: string, login: string, typed: string) =>
    post(address, app.visitor(), 'login', { login, password: typed, device_name: 'Телефон' });

  it.each(['phone', 'email'] as const)(
    'signs in by either name after a recovery by %s, though strangers have used both up',
    async (channel) => {
      const owner = await createPerson(app, { role: 'worker' });
      for (const login of [owner.phone, owner.email]) {
        for (let at = 0; at < 30; at += 1) {
          await logInApp(strange[at % 3] ?? '', login, `wrong-${at}`);
        }
        expect(await logInApp(home, login, password)).toBe(429);
      }
      // Their own tries here, before they remembered that they had forgotten.
      for (let at = 0; at < 10; at += 1) await logInApp(home, owner.phone, `forgotten-${at}`);
      const browser = app.visitor();
      expect(await post(home, browser, 'forgot-password', { login: owner[channel] })).toBe(202);
      const status =
        channel === 'phone'
          ? await bring(home, browser, owner, await newestCode(owner))
          : await post(home, browser, 'reset-password', {
              ...(await linkIn(app, owner.email)),
              password: fresh,
            });
      expect(status).toBe(204);
      expect(await logInApp(home, owner.phone, fresh)).toBe(200);
      expect(await logInApp('10.7.0.7', owner.email, fresh)).toBe(200);
    },
  );

  it('has no more tries because a stranger has failed to recover', async () => {
    const owner = await ownerOfPhone();
    await guessPasswords(owner);
    expect(await ask(strange[0] ?? '', app.visitor(), owner)).toBe(202);
    for (const code of wrongCodes([await newestCode(owner)], 2)) {
      expect(await bring(strange[0] ?? '', app.visitor(), owner, code)).toBe(422);
    }
    expect(await logInApp('10.7.0.8', owner.phone, password)).toBe(429);
  });
});

describe('a newcomer whose number strangers register again and again', () => {
  const consents = ['agreement', 'personal_data'];
  const signUp = async (address: string, phone: string) => {
    const visitor = app.visitor();
    const body = { role: 'worker', login: phone, password, consents };
    expect(await post(address, visitor, 'register', body)).toBe(201);
    return visitor;
  };
  const askToConfirm = (address: string, visitor: Visitor) =>
    post(address, visitor, 'phone/verification-notification', { code: 'sms' });
  const letPauseEnd = () =>
    app.db.deleteFrom('attempts').where('key', 'like', '%:pause:%').execute();
  const codesTo = async (phone: string) => (await lettersTo(app, phone)).length;

  it.each(['before', 'after'])('gets a code: registered %s them', async (when) => {
    const phone = when === 'before' ? '+79115559001' : '+79115559002';
    const early = when === 'before' ? await signUp(home, phone) : null;
    for (let at = 0; at < 12; at += 1) await signUp(`10.8.${at}.1`, phone);
    const newcomer = early ?? (await signUp(home, phone));
    await letPauseEnd();
    expect(await askToConfirm(home, newcomer)).toBe(202);
    const body = { code: /\d{6}/.exec((await lettersTo(app, phone))[0]?.text ?? '')?.[0] };
    expect(await post(home, newcomer, 'phone/verify', body)).toBe(200);
  });

  it('gets it though a stranger asks for codes with all of these accounts', async () => {
    const phone = '+79115559003';
    const newcomer = await signUp(home, phone);
    for (let at = 0; at < 12; at += 1) {
      const visitor = await signUp(strange[at % 2] ?? '', phone);
      await letPauseEnd();
      await askToConfirm(strange[at % 2] ?? '', visitor);
    }
    await letPauseEnd();
    expect(await askToConfirm(home, newcomer)).toBe(202);
  });

  it('and the number gets no more than fourteen a day from all of them together', async () => {
    const phone = '+79115559004';
    for (let hour = 0; hour < 8; hour += 1) {
      for (let at = 0; at < 8; at += 1) {
        const visitor = await signUp(`10.9.${at}.1`, phone);
        await letPauseEnd();
        await askToConfirm(`10.9.${at}.1`, visitor);
      }
      await app.db.deleteFrom('attempts').where('key', 'like', '%:hour').execute();
    }
    expect(await codesTo(phone)).toBe(14);
  }, 60_000);
});

it('tries of a code are bounded for its asker and for all others together', async () => {
  const owner = await ownerOfPhone();
  const asker = app.visitor();
  expect(await ask(home, asker, owner)).toBe(202);
  const right = await newestCode(owner);
  const guesses = wrongCodes([right], 12).map((code) => bring(home, asker, owner, code));
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([422]));
  expect(await bring(home, asker, owner, right)).toBe(422);
  const row = await app.db
    .selectFrom('confirmation_codes')
    .select(['tries', 'tries_of_browser', 'tries_of_address'])
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ tries: 0, tries_of_browser: 5, tries_of_address: 0 });
});
