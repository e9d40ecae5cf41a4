import { scansAtMost } from './bounds.ts';
import { isColorProfile } from './color-profile.ts';
import { checkPixels, type Container } from './container.ts';
import { orientationIn } from './exif.ts';
import { refuse } from './refusals.ts';

const markers = { scan: 0xda, end: 0xd9, exif: 0xe1, profile: 0xe2, adobe: 0xee };
/** Baseline, extended and progressive; the others are not met outside of hospitals. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** Tables of Huffman, of quantization, and the restart interval. */
const tables = new Set([0xc4, 0xdb, 0xdd]);
const exifMark = 'Exif\0\0';
/** Followed by the number of the piece and how many there are. */
const profileMark = 'ICC_PROFILE\0';
const profileHead = profileMark.length + 2;

/** What a camera, an editor or a joker has put between the tables and scans is left out. */
export function readJpeg(bytes: Buffer): Container {
  const drawing: Buffer[] = [];
  const profile: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let scans = 0;
  for (const { marker, data, whole } of segmentsOf(bytes)) {
    if (frames.has(marker)) {
      if (size) throw refuse('broken');
      size = sizeIn(data);
    }
    if (marker === markers.scan && (scans += 1) > scansAtMost) throw refuse('broken');
    if (marker === markers.exif && startsWith(data, exifMark)) {
      orientation = orientationIn(data.subarray(exifMark.length));
    }
    if (marker === markers.profile && startsWith(data, profileMark)) profile.push(whole);
    if (draws(marker, data)) drawing.push(whole);
  }
  if (!size || scans === 0) throw refuse('broken');
  const colors = isColorProfile(Buffer.concat(profile.map(pieceOf))) ? profile : [];
  const start = bytes.subarray(0, 2);
  return { bytes: Buffer.concat([start, ...colors, ...drawing]), ...size, orientation };
}

const startsWith = (data: Buffer, mark: string) => data.toString('latin1', 0, mark.length) === mark;

/** Adobe's mark says how four colours, or three, are to be understood. */
function draws(marker: number, data: Buffer): boolean {
  if (marker === markers.adobe) return data.length <= 16 && startsWith(data, 'Adobe');
  return frames.has(marker) || tables.has(marker) || [markers.scan, markers.end].includes(marker);
}

const pieceOf = (whole: Buffer) => whole.subarray(4 + profileHead);

function sizeIn(data: Buffer): { width: number; height: number } {
  if (data.length < 6) throw refuse('broken');
  const [height, width] = [data.readUInt16BE(1), data.readUInt16BE(3)];
  checkPixels(width, height);
  return { width, height };
}

/** A scan goes with the pixels behind it, up to the next marker. What follows the end is nothing. */
function* segmentsOf(bytes: Buffer) {
  for (let at = 2; at < bytes.length;) {
    if (bytes[at] !== 0xff) throw refuse('broken');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === markers.end) {
      yield { marker, data: bytes.subarray(0, 0), whole: bytes.subarray(at, at + 2) };
      return;
    }
    if (at + 4 > bytes.length) return;
    const start = at + 4;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < start) throw refuse('broken');
    const next = marker === markers.scan ? afterPixels(bytes, end) : end;
    yield { marker, data: bytes.subarray(start, end), whole: bytes.subarray(at, next) };
    at = next;
  }
}

/** Among the pixels stand escaped bytes (0) and restarts, which are no markers. */
function afterPixels(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
