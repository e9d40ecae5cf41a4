import { sketchPortrait } from './portrait.ts';
import type { Sitter } from './sitter.ts';

const [columns, rows] = [4, 5];

/**
 * Twenty pixels of the portrait as a `data:` address, which a browser blurs when it widens them. A
 * bitmap (BMP) is written down without any packing, so a million of them cost no time.
 */
export function placeholderOf(sitter: Sitter): string {
  const { wall, hair, skin, cloth } = sketchPortrait(sitter);
  const picture = [
    [wall, wall, wall, wall],
    [wall, hair, hair, wall],
    [wall, skin, skin, wall],
    [wall, skin, skin, wall],
    [cloth, cloth, cloth, cloth],
  ];
  const head = 54;
  const bytes = Buffer.alloc(head + columns * rows * 3);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(head, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(columns, 18);
  bytes.writeInt32LE(rows, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  // The last line of a bitmap comes first, and blue before red.
  for (const [at, colour] of picture.toReversed().flat().entries()) {
    bytes.writeUIntLE(Number.parseInt(colour.slice(1), 16), head + at * 3, 3);
  }
  return `data:image/bmp;base64,${bytes.toString('base64')}`;
}
