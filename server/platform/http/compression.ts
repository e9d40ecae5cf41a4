import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a text is compressed on its way. */
export type Coding = 'br' | 'gzip';

/** For a text that is compressed again and again: the cheapest that is still good. */
export const compressQuickly = (text: Buffer, coding: Coding) => compress(text, coding, quick);
/** For a text that is compressed once and sent many times. */
export const compressWell = (text: Buffer, coding: Coding) => compress(text, coding, well);

interface Levels {
  br: number;
  gzip: number;
}
const quick: Levels = { br: 1, gzip: 4 };
const well: Levels = { br: 6, gzip: 7 };

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** In one piece, so nothing is flushed on the way, and not on the thread that asks. */
async function compress(text: Buffer, coding: Coding, levels: Levels): Promise<Buffer> {
  if (coding === 'gzip') return copy(await compressors.gzip(text, { level: levels.gzip }));
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: levels.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return copy(await compressors.br(text, { params }));
}

/** With no more memory than it has bytes: what zlib answers holds all that was set aside, 64 KB. */
const copy = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer);

/** The best that whoever asks takes; null: none of ours. */
export function codingOf(accepted: string | string[] | undefined): Coding | null {
  const offers = String(accepted ?? '').split(',');
  const takes = (coding: Coding) => offers.some((offer) => named[coding].test(offer));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/** Its name, unless it is offered with a weight of nothing. */
const named: Record<Coding, RegExp> = {
  br: /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i,
  gzip: /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i,
};
