import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipParts } from './gzip-parts.ts';

test('any parts with any text between them unpack to the whole', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(texts, fc.string({ maxLength: 40 }), async (parts, between) => {
      const packed = await gzipParts(parts.map((part) => Buffer.from(part)));
      const whole = gunzipSync(packed.withBetween(between)).toString();
      expect(whole).toBe(parts.join(between));
    }),
    { numRuns: 60 },
  );
});

test('the same packed parts serve many texts', async () => {
  const packed = await gzipParts([Buffer.from('a'.repeat(5000)), Buffer.from('b'.repeat(5000))]);
  expect(packed.bytes).toBeLessThan(200);
  for (const text of ['one', 'another', '']) {
    const whole = gunzipSync(packed.withBetween(text)).toString();
    expect(whole).toBe(`${'a'.repeat(5000)}${text}${'b'.repeat(5000)}`);
  }
});
