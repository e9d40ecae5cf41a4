import { inflateSync } from 'node:zlib';
import { profileBytesAtMost } from './bounds.ts';
import { isColorProfile } from './color-profile.ts';
import { checkPixels, type Container } from './container.ts';
import { orientationIn } from './exif.ts';
import { refuse } from './refusals.ts';

const signatureBytes = 8;
/** Length, type and checksum around the data of a chunk. */
const frameBytes = 12;
const exifBytesAtMost = 65_536;

/**
 * Texts, times and frames of an animation stay behind: packed texts of a few kilobytes unpack to
 * megabytes each, and the library that decodes keeps all of them.
 */
const drawing = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

export function readPng(bytes: Buffer): Container {
  const kept = [bytes.subarray(0, signatureBytes)];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let profiles = 0;
  for (const { type, data, whole } of chunksOf(bytes)) {
    if (!size) size = sizeIn(type, data);
    else if (type === 'IHDR') throw refuse('broken');
    if (type === 'eXIf' && data.length <= exifBytesAtMost) orientation = orientationIn(data);
    // A picture has one at most, and to look into it is dear.
    const isProfile = type === 'iCCP' && (profiles += 1) === 1 && hasColorProfile(data);
    if (isProfile || drawing.has(type)) kept.push(whole);
  }
  if (!size) throw refuse('broken');
  return { bytes: Buffer.concat(kept), ...size, orientation };
}

/** Up to the last one, or to where the file breaks off: the decoder says what that means. */
function* chunksOf(bytes: Buffer) {
  for (let at = signatureBytes; at + frameBytes <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = Math.min(at + frameBytes + length, bytes.length);
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) };
    if (type === 'IEND') return;
    at = end;
  }
}

function sizeIn(type: string, data: Buffer): { width: number; height: number } {
  if (type !== 'IHDR' || data.length !== 13) throw refuse('broken');
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  checkPixels(width, height);
  return { width, height };
}

/** A name, a zero, the kind of packing, and the packed profile. */
function hasColorProfile(data: Buffer): boolean {
  const packed = data.subarray(data.indexOf(0) + 2);
  try {
    return isColorProfile(inflateSync(packed, { maxOutputLength: profileBytesAtMost }));
  } catch {
    return false;
  }
}
