import { constants, crc32, createDeflateRaw } from 'node:zlib';

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastEmptyBlock = Buffer.from([3, 0]);

export interface GzippedParts {
  /** What the packed parts take in memory. */
  bytes: number;
  /** The whole as one gzip file with `text` between each two parts. */
  withBetween: (text: string) => Buffer;
}

/**
 * Packs parts of a page so that a short text, another one in each answer, can be put between them
 * without packing again. Each part is deflated alone and flushed to a whole byte; the text goes in
 * as a stored block. Brotli knows no such joints: its state runs on from part to part.
 */
export async function gzipParts(parts: readonly Buffer[]): Promise<GzippedParts> {
  const packed = await deflateEach(parts);
  const plainBytes = parts.reduce((sum, part) => sum + part.length, 0);
  return {
    bytes: packed.reduce((sum, part) => sum + part.length, 0),
    withBetween(text) {
      const between = Buffer.from(text);
      const stored = storedBlock(between);
      const pieces: Buffer[] = [head];
      let sum = 0;
      for (const [index, part] of packed.entries()) {
        if (index > 0) {
          pieces.push(stored);
          sum = crc32(between, sum);
        }
        pieces.push(part);
        sum = crc32(parts[index] ?? '', sum);
      }
      const length = plainBytes + between.length * Math.max(packed.length - 1, 0);
      pieces.push(lastEmptyBlock, trailer(sum, length));
      return Buffer.concat(pieces);
    },
  };
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

function storedBlock(content: Buffer): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt16LE(content.length, 1);
  block.writeUInt16LE(content.length ^ 0xffff, 3);
  return Buffer.concat([block, content]);
}

function trailer(sum: number, length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(sum, 0);
  bytes.writeUInt32LE(length % 2 ** 32, 4);
  return bytes;
}
