import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeSmsRu, startSmsRu } from '#tests/fakes/sms-ru.ts';
import { type FakeSmsc, startSmsc } from '#tests/fakes/smsc.ts';
import { GatewayError, type PhoneGateway } from './gateway.ts';
import { smsRu } from './sms-ru.ts';
import { smsc } from './smsc.ts';

const message = { id: 17, channel: 'sms' as const, to: '+79110000001', text: 'Код: 123456. Тсс.' };

async function faultOf(gateway: PhoneGateway, changes: Partial<typeof message> = {}) {
  const sent = gateway.send({ ...message, ...changes });
  return sent.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      return { final: error.isFinal, words: error.message };
    },
  );
}

describe('SMS.ru', () => {
  let fake: FakeSmsRu;
  let gateway: PhoneGateway;
  const open = (changes = {}) =>
    smsRu({
      provider: 'smsru',
      baseUrl: fake.url,
      apiId: fake.apiId,
      sender: 'Ryadom',
      ...changes,
    });
  beforeEach(async () => {
    fake = await startSmsRu();
    gateway = open();
  });
  afterEach(() => fake.stop());

  it('takes a message', async () => {
    expect(await faultOf(gateway)).toBeNull();
    expect(fake.taken).toEqual([{ to: '79110000001', text: message.text, sender: 'Ryadom' }]);
  });

  it('refuses a wrong number for good', async () => {
    expect(await faultOf(gateway, { to: '+7911' })).toMatchObject({ final: true });
    fake.refuse(209);
    expect(await faultOf(gateway)).toMatchObject({ final: true });
  });

  it.each([201, 220])('is asked again after %s', async (code) => {
    fake.refuse(code, 'call');
    const fault = await faultOf(gateway);
    expect(fault?.final).toBe(false);
    expect(fault?.words).toMatch(new RegExp(`^SMS.ru ${code} [А-Я]`));
    expect(await faultOf(gateway)).toBeNull();
  });

  it('is asked again after an outage, and with a key that is mended', async () => {
    fake.breakDown(502);
    expect(await faultOf(gateway)).toEqual({ final: false, words: 'HTTP 502' });
    expect(await faultOf(open({ apiId: 'wrong' }))).toMatchObject({ final: false });
    await fake.stop();
    const fault = await faultOf(gateway);
    expect(fault?.final).toBe(false);
    expect(fault?.words).toMatch(/^no connection [A-Z_]+$/);
    fake = await startSmsRu();
  });

  it('offers no calls', async () => {
    expect(gateway.calls).toBe(false);
    const call = { ...message, channel: 'call' as const };
    await expect(gateway.send(call)).rejects.toMatchObject({ isFinal: true });
    expect(fake.taken).toEqual([]);
  });
});

describe('SMSC', () => {
  let fake: FakeSmsc;
  let gateway: PhoneGateway;
  const open = (credentials: Record<string, string>) =>
    smsc({ provider: 'smsc', baseUrl: fake.url, credentials, sender: '' });
  beforeEach(async () => {
    fake = await startSmsc();
    gateway = open({ login: fake.login, psw: fake.password });
  });
  afterEach(() => fake.stop());

  it('takes a message by password and by key', async () => {
    expect(await faultOf(gateway)).toBeNull();
    expect(await faultOf(open({ apikey: fake.apiKey }))).toBeNull();
    const taken = { id: '17', kind: 'sms', phone: '+79110000001', text: message.text };
    expect(fake.taken).toEqual([taken, taken]);
  });

  it('dictates a code digit by digit, twice', async () => {
    expect(gateway.calls).toBe(true);
    await gateway.send({ ...message, channel: 'call' });
    const text = 'Код: 1, 2, 3, 4, 5, 6. Тсс.';
    expect(fake.taken[0]).toMatchObject({ kind: 'call', text: `${text} Повторяю. ${text}` });
  });

  it.each([6, 7, 8])('refuses for good with %s', async (code) => {
    fake.refuse(code);
    expect(await faultOf(gateway)).toMatchObject({ final: true });
  });

  it.each([2, 3, 4, 9])('is asked again after %s', async (code) => {
    fake.refuse(code);
    expect(await faultOf(gateway)).toMatchObject({ final: false });
    expect(await faultOf(gateway)).toBeNull();
  });
});
