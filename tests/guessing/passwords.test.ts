import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetPassword } from '#contract/recovery.ts';
import { login, logout } from '#contract/session.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { linkIn, runRecovery } from '#tests/deliveries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(() => app.db.deleteFrom('attempts').execute());

async function from(address: string, visitor: Visitor, path: string, body: object) {
  const headers = { 'x-forwarded-for': address };
  return visitor.request('POST', `/api/v1/${path}`, { body: JSON.stringify(body), headers });
}

const guess = async (address: string, visitor: Visitor, name: string, typed: string) =>
  (await from(address, visitor, 'login', { login: name, password: typed })).status;

/** Wrong passwords for one account, five at a time from each address. */
async function attack({ email }: Person, tries: number, addressOf: (at: number) => string) {
  const stranger = app.visitor();
  await stranger.request('GET', '/sanctum/csrf-cookie');
  const statuses: number[] = [];
  for (let at = 0; at < tries; at += 50) {
    const many = Array.from({ length: 50 }, (_one, of) =>
      guess(addressOf(at + of), stranger, email, `wrong-${at + of}`),
    );
    statuses.push(...(await Promise.all(many)));
  }
  return {
    compared: statuses.filter((status) => status === 401).length,
    refused: statuses.filter((status) => status === 429).length,
  };
}

async function signedInBefore({ email }: Person): Promise<Visitor> {
  const browser = app.visitor();
  expect((await browser.call(login, { body: { login: email, password } })).status).toBe(200);
  await browser.call(logout);
  return browser;
}

describe('a thousand wrong passwords from 200 addresses', () => {
  it('do not get far, and the owner gets in from a known browser and by recovery', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const browser = await signedInBefore(owner);
    const seen = await attack(owner, 1000, (at) => `10.1.1.${at % 200}`);
    expect(seen.compared).toBeLessThanOrEqual(30);
    expect(seen.compared + seen.refused).toBe(1000);

    // Even the right password says nothing to strangers now.
    expect(await guess('10.2.2.2', app.visitor(), owner.email, password)).toBe(429);
    expect(await guess('10.1.1.1', browser, owner.email, password)).toBe(200);

    const elsewhere = app.visitor();
    const asked = await from('10.3.3.3', elsewhere, 'forgot-password', { login: owner.email });
    expect(asked.status).toBe(202);
    await runRecovery(app);
    const link = await linkIn(app, owner.email);
    const body = { ...link, password: 'sovsem-drugoi-43' };
    expect((await elsewhere.call(resetPassword, { body })).status).toBe(204);
    expect(await guess('10.3.3.3', elsewhere, owner.email, body.password)).toBe(200);
  });

  it('leave other accounts alone', async () => {
    const victim = await createPerson(app, { role: 'worker' });
    await attack(victim, 100, (at) => `10.4.4.${at}`);
    const other = await createPerson(app, { role: 'worker' });
    expect(await guess('10.4.5.1', app.visitor(), other.email, password)).toBe(200);
  });
});

describe('a browser that is known', () => {
  it('has ten tries of its own, and none for another account', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const other = await createPerson(app, { role: 'worker' });
    const browser = await signedInBefore(owner);
    await attack(other, 50, (at) => `10.5.5.${at}`);
    expect(await guess('10.5.6.1', browser, other.email, password)).toBe(429);
    const tries = [];
    for (let at = 0; at < 12; at += 1) {
      tries.push(await guess(`10.5.7.${at}`, browser, owner.email, 'wrong'));
    }
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('is not made up: a cookie with another mark is a stranger’s', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const browser = await signedInBefore(owner);
    const [name = ''] = (browser.cookies.get('auth.device') ?? '').split('.');
    await attack(owner, 50, (at) => `10.6.6.${at}`);
    const forger = app.visitor();
    for (const cookie of [name, `${name}.${'a'.repeat(22)}`, `${name}.`, '..', '%00']) {
      forger.cookies.set('auth.device', cookie);
      expect(await guess('10.6.7.1', forger, owner.email, password)).toBe(429);
    }
  });
});

describe('addresses', () => {
  it('of one IPv6 household count as one, however they are spelled', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const spelled = ['2001:db8:0:7::', '2001:0DB8:0:7:ffff::', '2001:db8::7:0:0:0:'];
    const seen = await attack(owner, 50, (at) => `${spelled[at % 3]}${(at + 1).toString(16)}`);
    expect(seen).toEqual({ compared: 10, refused: 40 });
  });

  it('that try many names are refused before anything is compared', async () => {
    const visitor = app.visitor();
    const owner = await createPerson(app, { role: 'worker' });
    const statuses: number[] = [];
    for (let at = 0; at < 110; at += 10) {
      const many = Array.from({ length: 10 }, (_one, of) =>
        guess('10.7.7.7', visitor, `somebody${at + of}@example.com`, 'wrong'),
      );
      statuses.push(...(await Promise.all(many)));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(await guess('10.7.7.7', visitor, owner.email, password)).toBe(429);
  });

  it('are believed only of the proxies that are named', async () => {
    const bare = await startTestApp();
    try {
      const visitor = bare.visitor();
      const statuses = [];
      for (let at = 0; at < 11; at += 1) {
        statuses.push(await guess(`10.8.8.${at}`, visitor, 'somebody@example.com', 'wrong'));
      }
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await bare.stop();
    }
  });

  it('that are nonsense break nothing', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    for (const address of ['unknown', 'fe80::1%eth0', '1.2.3.4:5678', '']) {
      expect(await guess(address, app.visitor(), owner.email, password)).toBe(200);
    }
  });
});
