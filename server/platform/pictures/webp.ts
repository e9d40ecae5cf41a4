import { isColorProfile } from './color-profile.ts';
import { checkPixels, type Container } from './container.ts';
import { orientationIn } from './exif.ts';
import { refuse } from './refusals.ts';

const fileHead = 12;
const chunkHead = 8;
/** Place and size of a frame of an animation, before its own chunks. */
const frameHead = 16;
const flags = { profile: 0x20, alpha: 0x10 };

interface Chunk {
  type: string;
  data: Buffer;
}

/** The still picture, or the first of an animation, without what is said about it. */
export function readWebp(bytes: Buffer): Container {
  const kept = new Map<string, Buffer>();
  for (const { type, data } of chunksOf(bytes.subarray(fileHead))) {
    if (!kept.has(type)) kept.set(type, data);
  }
  const frame = kept.get('ANMF');
  const still = frame ? [...chunksOf(frame.subarray(frameHead))] : toChunks(kept);
  const picture = still.find(({ type }) => type === 'VP8 ' || type === 'VP8L');
  if (!picture) throw refuse('broken');
  const size = sizeIn(picture);
  checkPixels(size.width, size.height);
  const exif = kept.get('EXIF');
  const parts = [
    ...toChunks(kept).filter(({ type, data }) => type === 'ICCP' && isColorProfile(data)),
    ...still.filter(({ type }) => type === 'ALPH' && picture.type === 'VP8 ').slice(0, 1),
    picture,
  ];
  return {
    bytes: fileOf(parts, size),
    ...size,
    orientation: exif ? orientationIn(withoutMark(exif)) : 1,
  };
}

/** Width and height of a file that we have made ourselves. */
export function webpSize(bytes: Buffer): { width: number; height: number } {
  const { width, height } = readWebp(bytes);
  return { width, height };
}

const toChunks = (chunks: Map<string, Buffer>): Chunk[] =>
  [...chunks].map(([type, data]) => ({ type, data }));

/** Some write the mark that belongs to JPEG. */
const withoutMark = (exif: Buffer) =>
  exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = 0; at + chunkHead <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    const start = at + chunkHead;
    yield {
      type: bytes.toString('latin1', at, at + 4),
      data: bytes.subarray(start, start + length),
    };
    at = start + length + (length % 2);
  }
}

function sizeIn({ type, data }: Chunk): { width: number; height: number } {
  if (data.length < 10) throw refuse('broken');
  if (type === 'VP8 ') {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  const packed = data.readUInt32LE(1);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

/** Profile and transparency need the extended header; a bare picture has none. */
function fileOf(parts: Chunk[], { width, height }: { width: number; height: number }): Buffer {
  const has = (type: string) => parts.some((part) => part.type === type);
  const extended = Buffer.alloc(10);
  extended[0] = (has('ICCP') ? flags.profile : 0) | (has('ALPH') ? flags.alpha : 0);
  const isBare = extended[0] === 0;
  // A lossless picture carries its transparency in itself; the header has to agree.
  if (has('VP8L')) extended[0] |= flags.alpha;
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const chunks = isBare ? parts : [{ type: 'VP8X', data: extended }, ...parts];
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks.map(packed)]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

function packed({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(chunkHead);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
