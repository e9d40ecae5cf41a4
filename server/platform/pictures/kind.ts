type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif';

/**
 * What the first bytes say the file is. Nothing but these four reaches the decoder, which by
 * itself would also open SVG, PDF, GIF and TIFF, whatever their names and types say.
 */
export function kindOf(bytes: Uint8Array): PictureKind | 'heic' | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64));
  const words = head.toString('latin1');
  if (words.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (words.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (words.startsWith('RIFF') && words.slice(8, 12) === 'WEBP') return 'webp';
  if (words.slice(4, 8) !== 'ftyp') return null;
  const brands = words.slice(8, Math.min(head.readUInt32BE(0), 64));
  if (/avif|avis/.test(brands)) return 'heif';
  return /hei[cmsx]|hev[cmx]|mif1|msf1/.test(brands) ? 'heic' : null;
}
