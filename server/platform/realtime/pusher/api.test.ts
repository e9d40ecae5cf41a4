import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { signChannel } from '../signature.ts';
import { signedQuery } from './api.ts';

// The examples of the documentation of Pusher.
const key = '278d425bdf160c739803';
const secret = '7ad3773142a6692b25b8';

it('signs a call as the documentation does', () => {
  const query = signedQuery(
    { key, secret },
    {
      path: '/apps/3/events',
      body: '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}',
      time: 1_353_088_179_000,
    },
  );
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    auth_key: key,
    auth_timestamp: '1353088179',
    auth_version: '1.0',
    body_md5: 'ec365a775a4cd0599faeb73354201b6f',
    auth_signature: 'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
  });
});

it.each([
  ['private-foobar', '58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4'],
  [
    'presence-foobar:{"user_id":10,"user_info":{"name":"Mr. Channels"}}',
    '31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80',
  ],
  [':user::{"id":"12345"}', '4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba'],
])('signs %s as the documentation does', (channel, signature) => {
  const config = readConfig({
    APP_SECRET: 'of the tests only, long enough to sign with',
    PUSHER_APP_ID: '3',
    PUSHER_KEY: key,
    PUSHER_SECRET: secret,
    PUSHER_HOST: 'sockets.example',
  });
  expect(signChannel(config, '1234.1234', channel, 5)).toBe(`${key}:${signature}`);
});
