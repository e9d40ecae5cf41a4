import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isGuessable, isGuessableText } from './entropy.ts';

it.each([
  'a'.repeat(64),
  '0123456789'.repeat(4),
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'changeme-changeme-changeme-changeme-change',
  '1111111111222222222233333333334444444444',
  'qwertyuiopasdfghjklzxcvbnm123456',
  'your-secret-key-at-least-32-characters',
  'change-me-please-change-me-please-32chars',
  'ryadom1ryadom2ryadom3ryadom4ryadom5',
  'ThisIsTheSecretKeyOfRyadomMarket2026',
  'super-secret-token-for-production-use',
  'https://ryadom.example/2026-prod-0123',
  'ПарольДляСайтаРядомОченьДлинный2026',
  Buffer.from([...Array(32).keys()]).toString('base64'),
])('sees that %s can be guessed', (text) => {
  expect(isGuessableText(text)).toBe(true);
});

it.each([
  Buffer.alloc(32),
  Buffer.alloc(32, 7),
  Buffer.from([...Array(32).keys()]),
  Buffer.from('change-me-please-change-me-32byt'),
  Buffer.from('this is the key of our passports'),
])('sees it in bytes, too', (bytes) => {
  expect(isGuessable(bytes)).toBe(true);
});

/** Like random ones, and the same on every run: one key of thousands may look poor by chance. */
const bytesOf = (seed: number, size: number) =>
  createHash('sha256').update(`key ${seed}`).digest().subarray(0, size);

it('takes what is random, however it is spelled', () => {
  for (let times = 0; times < 300; times += 1) {
    expect(isGuessableText(bytesOf(times, 16).toString('hex'))).toBe(false);
    expect(isGuessableText(bytesOf(times, 32).toString('hex'))).toBe(false);
    expect(isGuessableText(bytesOf(times, 32).toString('base64'))).toBe(false);
    expect(isGuessable(bytesOf(times, 32))).toBe(false);
  }
});
