import type { Picture, Sitter, StillLife } from './picture.ts';
import { sketchPortrait } from './portrait.ts';
import { sketchThing } from './things.ts';

const [columns, rows] = [4, 5];

/**
 * Twenty pixels of the picture as a `data:` address, which a browser blurs when it widens them. A
 * bitmap (BMP) is written down without any packing, so a million of them cost no time.
 */
export function placeholderOf(picture: Picture): string {
  const lines = 'thing' in picture ? linesOfThing(picture) : linesOfPortrait(picture);
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
  for (const [at, colour] of lines.toReversed().flat().entries()) {
    bytes.writeUIntLE(Number.parseInt(colour.slice(1), 16), head + at * 3, 3);
  }
  return `data:image/bmp;base64,${bytes.toString('base64')}`;
}

function linesOfPortrait(sitter: Sitter): string[][] {
  const { wall, hair, skin, cloth } = sketchPortrait(sitter);
  return [
    [wall, wall, wall, wall],
    [wall, hair, hair, wall],
    [wall, skin, skin, wall],
    [wall, skin, skin, wall],
    [cloth, cloth, cloth, cloth],
  ];
}

function linesOfThing({ thing, number }: StillLife): string[][] {
  const { wall, table } = sketchThing(thing, number);
  const line = (colour: string) => Array.from({ length: columns }, () => colour);
  return [line(wall), line(wall), line(wall), line(table), line(table)];
}
