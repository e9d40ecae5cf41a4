import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.rules.ts';

const text = 'Люблю детей, опыт — восемь лет. Ещё пеку пироги!';

it.each([
  ['ЛЮБЛЮ детей опыт восемь лет ещё пеку пироги'],
  ['Люблю детей, опыт - восемь  лет.\nЕще пеку пироги'],
  ['Люблю дeтeй, oпыт — восемь лет. Ещё пеку пироги!'],
])('takes %j for the same text', (other) => {
  expect(fingerprintOf(other)).toBe(fingerprintOf(text));
});

it.each([['Люблю детей, опыт — семь лет. Ещё пеку пироги!'], ['Люблю детей'], ['']])(
  'tells %j from it',
  (other) => {
    expect(fingerprintOf(other)).not.toBe(fingerprintOf(text));
  },
);

it('fits into the column', () => {
  const least = -(2n ** 63n);
  for (const each of [text, '', 'а', 'б'.repeat(5000)]) {
    const number = BigInt(fingerprintOf(each));
    expect(number >= least && number < 2n ** 63n).toBe(true);
  }
});
