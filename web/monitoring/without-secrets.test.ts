import { expect, it } from 'vitest';
import { withoutContacts, withoutSecrets } from './without-secrets.ts';

it.each([
  [
    'https://x.example/account/message/hugeaewuc9?a=1',
    'https://x.example/account/message/{channel}',
  ],
  ['/api/v1/user/dialogs/channel/abc/events', '/api/v1/user/dialogs/channel/{channel}/events'],
  ['/?modal=reset-password&token=secret#x', '/'],
  ['/resume-nyanya-v-moskve-k3x9q2', '/resume-nyanya-v-moskve-k3x9q2'],
])('of %s stays %s', (address, bare) => {
  expect(withoutSecrets(address)).toBe(bare);
});

it('takes contacts out of words', () => {
  expect(withoutContacts('anna@example.com, +7 912 345-67-89: https://x.example/a?token=1')).toBe(
    '{mail}, {phone}: https://x.example/a',
  );
});
