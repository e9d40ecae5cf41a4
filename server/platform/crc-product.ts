/*
 * CRC-32 is a remainder of polynomials whose coefficients are bits, written with the highest power
 * in the lowest bit, as in zlib: https://github.com/madler/zlib/blob/develop/crc32.c (multmodp).
 * Bytes that follow multiply the remainder of what was before them by a power of x, and changes at
 * several places add up by exclusive or.
 */
const polynomial = 0xedb88320;
const one = 0x80000000;
const xToTheEighth = 0x00800000;

/** The product of two remainders, as an unsigned number. */
export function product(a: number, b: number): number {
  let result = 0;
  let shifted = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) result ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return result >>> 0;
}

/**
 * By what the change of a text's checksum has to be multiplied to get the change of the whole, when
 * the text stands at several places with so many bytes after each.
 */
export function weightOfPlaces(bytesAfter: readonly number[]): number {
  return bytesAfter.reduce((sum, count) => sum ^ powerOf(xToTheEighth, count), 0) >>> 0;
}

function powerOf(base: number, exponent: number): number {
  let result = one;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = product(result, square);
    square = product(square, square);
  }
  return result;
}
