import { crc32, deflateSync } from 'node:zlib';
import { jpegPhoto, plainPicture } from './pictures.ts';

/** A right PNG of zeros: a few bytes in the mail, any number of pixels once it is unpacked. */
export function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1 << 20))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const headEnd = 33;
const lastChunk = 12;

/** A small picture with more chunks, behind its head or before its end. */
export async function pngWith(chunks: Buffer[], where: 'head' | 'end' = 'head'): Promise<Buffer> {
  const png = await plainPicture({ width: 300, height: 300 }).png().toBuffer();
  const at = where === 'head' ? headEnd : png.length - lastChunk;
  return Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)]);
}

type TextType = 'zTXt' | 'iTXt';
const textHeads = { zTXt: '\0\0', iTXt: '\0\x01\0\0\0' };

/**
 * Texts of 7.9 MB, packed to a hundredth of a percent each: the library that decodes refuses single
 * ones from 8 MB on, and keeps the others.
 */
export function textBomb(type: TextType, texts: number, where?: 'head' | 'end'): Promise<Buffer> {
  const packed = deflateSync(Buffer.alloc(7_900_000, 'a'));
  const text = (_: unknown, name: number) =>
    chunk(type, Buffer.concat([Buffer.from(`text ${name}${textHeads[type]}`), packed]));
  return pngWith(Array.from({ length: texts }, text), where);
}

/** A colour profile that is nothing but long. */
export const profileBomb = () =>
  pngWith([
    chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(50_000_000))])),
  ]);

/** Profiles as long as they may be, as many as a file has room for. */
export function profileCrowd(): Promise<Buffer> {
  const packed = deflateSync(Buffer.alloc(1_048_000));
  const profile = chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), packed]));
  return pngWith(Array.from({ length: 9000 }, () => profile));
}

/** Frames of an animation that never draw, before and behind the picture. */
export const animatedPng = () =>
  pngWith([
    chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    chunk('fcTL', Buffer.alloc(26)),
    chunk('fdAT', Buffer.alloc(1000)),
  ]);

/** A JPEG with as many segments of 64 kB before its tables. */
export async function jpegWith(marker: number, segments: number, data = ''): Promise<Buffer> {
  const jpeg = Buffer.from(await jpegPhoto({ width: 300, height: 300 }));
  const segment = Buffer.alloc(65_537, 0x20);
  segment.set([0xff, marker, 0xff, 0xff]);
  segment.write(data, 4, 'latin1');
  const more = Array.from({ length: segments }, () => segment);
  return Buffer.concat([jpeg.subarray(0, 2), ...more, jpeg.subarray(2)]);
}

/** A progressive JPEG that draws its last scan over and over. */
export async function jpegOfScans(scans: number): Promise<Buffer> {
  const picture = plainPicture({ width: 2000, height: 2000 });
  const jpeg = await picture.jpeg({ progressive: true }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  const more = Array.from({ length: scans }, () => scan);
  return Buffer.concat([jpeg.subarray(0, last), ...more, jpeg.subarray(jpeg.length - 2)]);
}
