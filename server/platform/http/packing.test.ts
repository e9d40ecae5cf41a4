import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codingOf, packQuickly, packWell } from './packing.ts';

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

test('what is packed is the same text, smaller', async () => {
  const text = Buffer.from('Няня в Москве, сиделка в Туле. '.repeat(200));
  for (const pack of [packQuickly, packWell]) {
    const [br, gzip] = await Promise.all([pack(text, 'br'), pack(text, 'gzip')]);
    expect(brotliDecompressSync(br)).toEqual(text);
    expect(gunzipSync(gzip)).toEqual(text);
    expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length / 10);
  }
});
