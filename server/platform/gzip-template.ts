import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { weightOfPlaces, product } from './crc-product.ts';
import { Template } from './template.ts';

/** A template packed once, whose holes are filled without packing again. */
export interface GzipTemplate {
  /** Of any answer, in bytes. */
  length: number;
  /** One gzip file, in pieces. */
  fill: (text: string) => Buffer[];
}

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastEmptyBlock = Buffer.from([3, 0]);
const trailerSize = 8;

/**
 * Each part is deflated alone and flushed to a whole byte; a hole is a stored block. Brotli knows no
 * such joints: its state runs on from part to part. The checksum is not taken anew for each answer
 * either: another text in the holes changes it by what `weight` says.
 */
export async function gzipTemplate(plain: Template): Promise<GzipTemplate> {
  const { bytes, holes, holeSize } = plain;
  const packed = await pack(plain);
  const sum = crc32(bytes);
  const [first = 0] = holes;
  const oldText = crc32(bytes.subarray(first, first + holeSize));
  const weight = weightOfPlaces(holes.map((hole) => bytes.length - hole - holeSize));
  return {
    length: packed.bytes.length + trailerSize,
    fill(text) {
      const change = holes.length > 0 ? product(weight, crc32(text) ^ oldText) : 0;
      return [...packed.fill(text), trailer((sum ^ change) >>> 0, bytes.length)];
    },
  };
}

async function pack({ bytes, holes, holeSize }: Template): Promise<Template> {
  const pieces: Buffer[] = [head];
  const packedHoles: number[] = [];
  let length = head.length;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  const starts = [0, ...holes.map((hole) => hole + holeSize)];
  const parts = starts.map((start, index) => bytes.subarray(start, holes[index] ?? bytes.length));
  for (const [index, part] of (await deflateEach(parts)).entries()) {
    if (index > 0) {
      add(headOfStored(holeSize));
      packedHoles.push(length);
      add(Buffer.alloc(holeSize));
    }
    add(part);
  }
  add(lastEmptyBlock);
  return new Template(Buffer.concat(pieces), packedHoles, holeSize);
}

/** A full flush forgets what came before, so no part refers to bytes of another. */
async function deflateEach(parts: readonly Buffer[]): Promise<Buffer[]> {
  const deflate = createDeflateRaw({ level: 6 });
  let chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  const packed: Buffer[] = [];
  for (const part of parts) {
    deflate.write(part);
    await new Promise<void>((resolve) => {
      deflate.flush(constants.Z_FULL_FLUSH, resolve);
    });
    packed.push(Buffer.concat(chunks));
    chunks = [];
  }
  deflate.close();
  return packed;
}

function headOfStored(size: number): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt16LE(size, 1);
  block.writeUInt16LE(size ^ 0xffff, 3);
  return block;
}

function trailer(sum: number, length: number): Buffer {
  const bytes = Buffer.alloc(trailerSize);
  bytes.writeUInt32LE(sum, 0);
  bytes.writeUInt32LE(length % 2 ** 32, 4);
  return bytes;
}
