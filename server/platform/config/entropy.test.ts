import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { bitsAtLeast, entropyBits } from './entropy.ts';

const bitsOf = (text: string) => entropyBits(Buffer.from(text));

it.each([
  'a'.repeat(64),
  '0123456789'.repeat(4),
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'changeme-changeme-changeme-changeme-change',
  '1111111111222222222233333333334444444444',
])('sees that %s can be guessed', (text) => {
  expect(bitsOf(text)).toBeLessThan(bitsAtLeast);
});

it.each([Buffer.alloc(32), Buffer.alloc(32, 7), Buffer.from([...Array(32).keys()])])(
  'sees it in bytes, too',
  (bytes) => {
    expect(entropyBits(bytes)).toBeLessThan(bitsAtLeast);
  },
);

/** Like random ones, and the same on every run: one key of thousands may look poor by chance. */
const bytesOf = (seed: number, size: number) =>
  createHash('sha256').update(`key ${seed}`).digest().subarray(0, size);

it('takes what is random, however it is spelled', () => {
  for (let times = 0; times < 300; times += 1) {
    expect(bitsOf(bytesOf(times, 16).toString('hex'))).toBeGreaterThan(bitsAtLeast);
    expect(bitsOf(bytesOf(times, 32).toString('base64'))).toBeGreaterThan(bitsAtLeast);
    expect(entropyBits(bytesOf(times, 32))).toBeGreaterThan(bitsAtLeast);
  }
});
