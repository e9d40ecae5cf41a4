import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipTemplate } from './gzip-template.ts';
import { templateOf } from './template.ts';

const mark = '#mark#';
const whole = (pieces: Buffer[]) => Buffer.concat(pieces).toString();
const ascii = fc.stringMatching(/^[a-z0-9_-]{6}$/);
const parts = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.integer({ min: 4000, max: 9000 }).map((length) => 'длинно '.repeat(length / 12)),
  ),
  { minLength: 1, maxLength: 12 },
);

test('any parts with any text in the holes come out whole, plain and packed', async () => {
  await fc.assert(
    fc.asyncProperty(parts, ascii, ascii, async (texts, one, other) => {
      const plain = templateOf(texts.join(mark), mark);
      const packed = await gzipTemplate(plain);
      for (const text of [one, other]) {
        expect(whole(plain.fill(text))).toBe(texts.join(text));
        const file = Buffer.concat(packed.fill(text));
        expect(file).toHaveLength(packed.length);
        // Throws when the checksum at its end is not that of the text.
        expect(gunzipSync(file).toString()).toBe(texts.join(text));
      }
    }),
    { numRuns: 60 },
  );
});

test('long stretches are the same bytes in every answer', () => {
  const plain = templateOf(`a${mark}${'b'.repeat(10_000)}${mark}c`, mark);
  const [one, two] = [plain.fill('123456'), plain.fill('654321')];
  expect(one.map((piece) => piece.length)).toEqual([7, 10_000, 7]);
  expect(one[1]).toBe(two[1]);
});

test('a text of another length has no place in a hole', () => {
  expect(() => templateOf(`a${mark}`, mark).fill('longer text')).toThrow(RangeError);
});
