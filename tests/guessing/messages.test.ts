import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { runRecovery } from '#tests/deliveries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(() => app.db.deleteFrom('attempts').execute());

async function from(address: string, path: string, body: object, visitor: Visitor = app.visitor()) {
  const headers = { 'x-forwarded-for': address };
  return visitor.request('POST', `/api/v1/${path}`, { body: JSON.stringify(body), headers });
}

/** Of strangers: they know none of the owners’. */
const password = 'parol-chuzhaka-45';
const consents = ['agreement', 'personal_data'];
const signUp = (address: string, login: string, visitor?: Visitor) =>
  from(address, 'register', { role: 'worker', login, password, consents }, visitor);

async function messagesTo(phone: string): Promise<number> {
  const { count } = await app.db
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient', 'like', phone)
    .executeTakeFirstOrThrow();
  return count;
}

/** Everything that sends to a number, from three addresses, each time by a browser never seen. */
async function flood(phone: string, rounds: number) {
  for (let round = 0; round < rounds; round += 1) {
    for (const address of ['10.1.0.1', '10.1.0.2', '10.1.0.3']) {
      const visitor = app.visitor();
      await signUp(address, phone, visitor);
      await from(address, 'phone/verification-notification', { code: 'call' }, visitor);
      const known = app.visitor();
      await from(address, 'login', { login: phone, password }, known);
      await from(address, 'forgot-password', { login: phone }, known);
      await from(address, 'forgot-password', { login: phone });
      await runRecovery(app);
    }
  }
}

describe('a flood of messages', () => {
  it('to a strange number ends after five an hour, whatever sends them in one minute', async () => {
    await flood('+79115550001', 4);
    expect(await messagesTo('+79115550001')).toBe(5);
  });

  it('to the number of somebody with an account likewise', async () => {
    const { phone } = await createPerson(app, { role: 'worker' });
    await flood(phone, 4);
    expect(await messagesTo(phone)).toBe(5);
  });

  it('to many numbers from one address ends, and the accounts open all the same', async () => {
    const statuses = [];
    for (let at = 0; at < 35; at += 1) {
      statuses.push((await signUp('10.2.0.1', `+7911556${1000 + at}`)).status);
    }
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(20);
    expect(await messagesTo('+7911556%')).toBeLessThanOrEqual(15);
  });
});

describe('the budget of a day', () => {
  let small: TestApp;
  beforeAll(async () => {
    small = await startTestApp({ SMS_DAILY_BUDGET: '5', SMS_ABROAD_DAILY_BUDGET: '1' });
  });
  afterAll(() => small.stop());

  const sentTo = async (phone: string) =>
    (await small.db.selectFrom('letters').select('id').where('recipient', '=', phone).execute())
      .length;
  const join = (login: string) =>
    from('10.3.0.1', 'register', { role: 'worker', login, password, consents }, small.visitor());

  it('ends with an answer that is the same for everybody, and the staff are told twice', async () => {
    const owner = await createPerson(small, { role: 'worker' });
    // Kazakhstan: the second one is not sent.
    for (const phone of ['+77015550001', '+77015550002'])
      expect((await join(phone)).status).toBe(201);
    expect(await sentTo('+77015550001')).toBe(1);
    expect(await sentTo('+77015550002')).toBe(0);
    for (let at = 0; at < 6; at += 1) expect((await join(`+7911557000${at}`)).status).toBe(201);
    expect(await sentTo('+79115570003')).toBe(1);
    expect(await sentTo('+79115570004')).toBe(0);

    const ask = (login: string) => from('10.3.0.2', 'forgot-password', { login }, small.visitor());
    const [known, unknown] = [await ask(owner.phone), await ask('+79115570999')];
    expect([known.status, unknown.status]).toEqual([429, 429]);
    const detail = (text: string) => (JSON.parse(text) as { detail: string }).detail;
    expect(detail(known.text)).toContain('Введите почту');
    expect(detail(known.text)).toBe(detail(unknown.text));
    expect((await ask(owner.email)).status).toBe(202);
    await small.db.deleteFrom('attempts').execute();
    const confirm = await owner.visitor.request('POST', '/api/v1/phone/verification-notification', {
      body: JSON.stringify({ code: 'sms' }),
    });
    expect(detail(confirm.text)).toBe(detail(known.text));

    const worker = await small.startWorker();
    const { support_email } = small.deps.config.brand;
    const alarms = async () =>
      (
        await small.db
          .selectFrom('letters')
          .select('subject')
          .where('recipient', '=', support_email)
          .orderBy('id')
          .execute()
      ).map(({ subject }) => subject);
    await expect.poll(async () => (await alarms()).length, { timeout: 20_000 }).toBe(3);
    await worker.stop();
    expect((await alarms()).toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))).toEqual([
      'Лимит СМС и звонков за границу на сегодня исчерпан',
      'Лимит СМС и звонков на сегодня исчерпан',
      'Лимит СМС и звонков почти исчерпан',
    ]);
  });
});
