import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentSchema, readConfig } from './config.ts';
import { SettingsError } from './config/settings-error.ts';

const passportKey = createHash('sha256').update('passports of the tests').digest();
const complete = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://ryadom.example/',
  APP_SECRET: 'of the tests only, long enough to sign with',
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
      pushServices: expect.arrayContaining(['googleapis.com', 'push.services.mozilla.com']),
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
    ['APP_SECRET', 'change-me-please-change-me-please-32chars'],
    ['APP_SECRET', 'ThisIsTheSecretKeyOfRyadomMarket2026'],
    ['PASSPORT_KEY', ''],
    ['BACKUP_PASSPHRASE', 'aaaaaaaaaaaa'],
    ['PASSPORT_KEY', Buffer.alloc(32).toString('base64')],
    ['PASSPORT_KEY', 'c2hvcnQ='],
    ['PASSPORT_KEY', `${complete.PASSPORT_KEY},`],
    ['SMTP_URL', 'https://mail.example'],
    ['SMS_PROVIDER', 'pigeons'],
    ['MAIL_FROM', 'a@b.c\r\nBcc: d@e.f'],
  ])('does not start with %s=%j', (name, value) => {
    expect(() => readConfig({ ...complete, [name]: value })).toThrow(name);
  });

  it.each(['secret', 'aaaaaaaaaaaaaaaaaaaa', 'ryadom-sockets-2026'])(
    'does not start with %s as the secret of a server of sockets',
    (secret) => {
      const sockets = { PUSHER_APP_ID: '1', PUSHER_KEY: 'k', PUSHER_HOST: 'sockets.example' };
      const from = (text: string) => () =>
        readConfig({ ...complete, ...sockets, PUSHER_SECRET: text });
      expect(from(secret)).toThrow('PUSHER_SECRET: can be guessed');
      expect(from('9f86d081884c7d659a2f')).not.toThrow();
    },
  );

  it('does not start with one secret for everything', () => {
    const settings = { ...complete, APP_SECRET: complete.PASSPORT_KEY };
    expect(() => readConfig(settings)).toThrow('another than APP_SECRET');
  });
});

it('the demo needs nothing, and takes a gateway when it is complete', () => {
  const { APP_SECRET, PASSPORT_KEY } = complete;
  const secret = { APP_SECRET, PASSPORT_KEY };
  expect(readConfig(secret).gateways).toMatchObject({ smtp: null, sms: null, yookassa: null });
  const pushes = readConfig({ ...secret, PUSH_SERVICES: 'a.example, b.example' });
  expect(pushes.gateways.pushServices).toEqual(['a.example', 'b.example']);
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
    expect(refusal).toThrow(/TRUSTED_PROXIES: addresses or networks/);
  });
});

describe('each variable', () => {
  const names = Object.keys(environmentSchema.shape);
  const demo = { APP_SECRET: complete.APP_SECRET, PASSPORT_KEY: complete.PASSPORT_KEY };
  const anyText = [
    'BRAND_NAME',
    'DATA_DIR',
    'PUSHER_SECRET',
    'SENTRY_ENVIRONMENT',
    'SENTRY_RELEASE',
    'SMSC_API_KEY',
    'SMSC_LOGIN',
    'SMSC_PASSWORD',
    'SMSRU_API_ID',
    'SMS_SENDER',
  ];
  const outcomeOf = (settings: NodeJS.ProcessEnv) => {
    try {
      return readConfig(settings);
    } catch (error) {
      return error instanceof SettingsError ? error.message : error;
    }
  };
  const messageOf = (settings: NodeJS.ProcessEnv) => outcomeOf({ ...demo, ...settings });

  it.each(names.filter((name) => !anyText.includes(name)))(
    '%s: what cannot be meant is refused in one line that says what belongs there, not what stood there',
    (name) => {
      const message = messageOf({ [name]: 'п у' });
      expect(message).toMatch(new RegExp(`^Settings are wrong:\n  ${name}: [^\n]{10,}$`));
      expect(message).not.toMatch(/п у|invalid|expected|pattern|NaN/i);
    },
  );

  it.each(names)('%s of nothing but spaces is not set', (name) => {
    const without = Object.fromEntries(Object.entries(complete).filter(([key]) => key !== name));
    expect(outcomeOf({ ...without, [name]: '  ' })).toEqual(outcomeOf(without));
  });

  it.each([
    ['PORT', '0x10'],
    ['PORT', '3000.5'],
    ['PORT', '65536'],
    ['DRAIN_SECONDS', '26'],
    ['ADMISSION_MEMBERS', '0'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_ORIGIN', 'ftp://ryadom.example'],
    ['PUBLIC_ORIGIN', 'https://ryadom.example/site'],
    ['DATABASE_URL', 'postgres://ryadom:a#b@localhost/ryadom'],
    ['DATABASE_URL', 'mysql://localhost/ryadom'],
  ])('%s=%s is refused', (name, value) => {
    expect(messageOf({ [name]: value })).toContain(`\n  ${name}: `);
  });

  it('all that are wrong are told at once', () => {
    expect(messageOf({ PORT: 'x', DRAIN_SECONDS: '0.5', LOG_LEVEL: 'loud' })).toBe(
      'Settings are wrong:\n' +
        '  PORT: a whole number from 0 to 65535\n' +
        '  LOG_LEVEL: one of debug, info, warn, error, silent',
    );
  });

  it('a database is reached by a socket file, too', () => {
    const url = 'postgres://ryadom@localhost/ryadom?host=/run/postgresql';
    expect(readConfig({ ...demo, DATABASE_URL: url }).databaseUrl).toBe(url);
  });
});
