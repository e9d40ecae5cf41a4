import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const passportKey = createHash('sha256').update('passports of the tests').digest();
const complete = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://ryadom.example/',
  APP_SECRET: 'a secret of the tests, long enough to sign with',
  PASSPORT_KEY: passportKey.toString('base64'),
  SMTP_URL: 'smtps://post%40ryadom.example:secret@mail.example:465',
  MAIL_FROM: 'Рядом <no-reply@ryadom.example>',
  SMS_PROVIDER: 'smsru',
  SMSRU_API_ID: 'key',
};

describe('production', () => {
  it('starts when mail, messages, address and secret are there', () => {
    const config = readConfig(complete);
    expect(config).toMatchObject({ mode: 'production', publicOrigin: 'https://ryadom.example' });
    expect(config.gateways).toEqual({
      smtp: { url: complete.SMTP_URL, from: complete.MAIL_FROM },
      sms: { provider: 'smsru', apiId: 'key', baseUrl: 'https://sms.ru', sender: '' },
      yookassa: null,
    });
  });

  it('says everything that is missing, at once', () => {
    const refusal = () => readConfig({ APP_MODE: 'production' });
    expect(refusal).toThrow('PUBLIC_ORIGIN');
    expect(refusal).toThrow(
      /PUBLIC_ORIGIN[^]*APP_SECRET[^]*PASSPORT_KEY[^]*SMTP_URL[^]*SMS_PROVIDER/,
    );
  });

  it.each([
    ['MAIL_FROM', ''],
    ['SMSRU_API_ID', ''],
    ['PUBLIC_ORIGIN', 'http://ryadom.example'],
    ['APP_SECRET', ''],
    ['APP_SECRET', 'short'],
    ['APP_SECRET', 'a'.repeat(64)],
    ['APP_SECRET', 'changeme'.repeat(5)],
    ['PASSPORT_KEY', ''],
    ['PASSPORT_KEY', Buffer.alloc(32).toString('base64')],
    ['PASSPORT_KEY', 'c2hvcnQ='],
    ['PASSPORT_KEY', `${complete.PASSPORT_KEY},`],
    ['SMTP_URL', 'https://mail.example'],
    ['SMS_PROVIDER', 'pigeons'],
    ['MAIL_FROM', 'a@b.c\r\nBcc: d@e.f'],
  ])('does not start with %s=%j', (name, value) => {
    expect(() => readConfig({ ...complete, [name]: value })).toThrow(name);
  });
});

it('the demo needs nothing, and takes a gateway when it is complete', () => {
  const { APP_SECRET, PASSPORT_KEY } = complete;
  const secret = { APP_SECRET, PASSPORT_KEY };
  expect(readConfig(secret).gateways).toEqual({ smtp: null, sms: null, yookassa: null });
  expect(readConfig({ ...secret, PORT: '80' }).publicOrigin).toBe('http://localhost');
  expect(() => readConfig({ ...secret, SMS_PROVIDER: 'smsc', SMSC_LOGIN: 'a' })).toThrow('SMSC');
  const smsc = { ...secret, SMS_PROVIDER: 'smsc', SMSC_LOGIN: 'a', SMSC_PASSWORD: 'b' };
  expect(readConfig({ ...smsc, SMS_GATEWAY_URL: 'https://www2.smsc.ru/' }).gateways.sms).toEqual({
    provider: 'smsc',
    credentials: { login: 'a', psw: 'b' },
    baseUrl: 'https://www2.smsc.ru',
    sender: '',
  });
});

it('takes older keys of passports along, and makes one up in the demo', async () => {
  const older = Buffer.alloc(32, 2);
  const both = `${complete.PASSPORT_KEY}, ${older.toString('base64')}`;
  const { passportKeys } = readConfig({ ...complete, PASSPORT_KEY: both });
  expect(passportKeys).toEqual([passportKey, older]);
  const folder = await mkdtemp(join(tmpdir(), 'ryadom-config-'));
  const made = () => readConfig({ DATA_DIR: folder }).passportKeys;
  expect(made()).toHaveLength(1);
  expect(made()[0]).toHaveLength(32);
  expect(made()).toEqual(made());
  await rm(folder, { recursive: true });
});

describe('proxies', () => {
  it('may be written with spaces', () => {
    const { trustedProxies } = readConfig({ ...complete, TRUSTED_PROXIES: ' 10.0.0.1, fd00::/8 ' });
    expect(trustedProxies).toEqual(['10.0.0.1', 'fd00::/8']);
  });

  it('are named when they are no addresses', () => {
    const refusal = () => readConfig({ ...complete, TRUSTED_PROXIES: 'nginx' });
    expect(refusal).toThrow(/addresses or networks[^]*TRUSTED_PROXIES/);
  });
});

it('faults are told in English', () => {
  expect(() => readConfig({ ...complete, PORT: 'x' })).toThrow(/Invalid input[^]*PORT/);
});
