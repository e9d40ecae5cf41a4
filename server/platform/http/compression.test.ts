import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codingOf, compressQuickly, compressWell } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', null],
  ['brotli, x-gzip', null],
  [undefined, null],
])('%s: %s', (accepted, coding) => {
  expect(codingOf(accepted)).toBe(coding);
});

test('what is compressed is the same text, smaller', async () => {
  const text = Buffer.from('Няня в Москве, сиделка в Туле. '.repeat(200));
  for (const compress of [compressQuickly, compressWell]) {
    const [br, gzip] = await Promise.all([compress(text, 'br'), compress(text, 'gzip')]);
    expect(brotliDecompressSync(br)).toEqual(text);
    expect(gunzipSync(gzip)).toEqual(text);
    expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length / 10);
  }
});

test('what is compressed takes no more room than it has bytes', async () => {
  // Text that does not repeat: its compressions are larger than what Node takes from its pool.
  const text = Buffer.from(randomBytes(20_000).toString('hex'));
  for (const compress of [compressQuickly, compressWell]) {
    for (const compressed of await Promise.all([compress(text, 'br'), compress(text, 'gzip')])) {
      expect(compressed.buffer.byteLength).toBe(compressed.length);
    }
  }
});
