import { expect, it } from 'vitest';
import { base32, codeOf, keyUri, matchingStep, stepOf } from './totp.rules.ts';

const secret = Buffer.from('12345678901234567890');

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('answers the vectors of RFC 6238: at %i s %s', (seconds, code) => {
  expect(codeOf(secret, stepOf(seconds * 1000), 8)).toBe(code);
});

it.each([
  [0, '755224'],
  [1, '287082'],
  [9, '520489'],
])('answers the vectors of RFC 4226: %i → %s', (counter, code) => {
  expect(codeOf(secret, counter)).toBe(code);
});

it('takes a code of the step before and after, and none further off', () => {
  const now = 1_700_000_000_000;
  const step = stepOf(now);
  const taken = [-2, -1, 0, 1, 2].map((off) =>
    matchingStep(secret, codeOf(secret, step + off), now),
  );
  expect(taken).toEqual([null, step - 1, step, step + 1, null]);
  expect(matchingStep(secret, '', now)).toBeNull();
});

it.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('spells %s as RFC 4648 does', (text, spelled) => {
  expect(base32(Buffer.from(text))).toBe(spelled);
});

it('names brand and account to the app', () => {
  expect(keyUri('Рядом дома', 'anna@example.com', 'MZXW6')).toBe(
    'otpauth://totp/%D0%A0%D1%8F%D0%B4%D0%BE%D0%BC%20%D0%B4%D0%BE%D0%BC%D0%B0:anna%40example.com' +
      '?secret=MZXW6&issuer=%D0%A0%D1%8F%D0%B4%D0%BE%D0%BC%20%D0%B4%D0%BE%D0%BC%D0%B0',
  );
});
