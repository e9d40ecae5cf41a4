import { inflateSync } from 'node:zlib';
import { refuse } from './refusals.ts';

const tailBytes = 2048;
const megabyte = 1024 * 1024;
/** Of all packed objects together; a usual document has less than one. */
const unpackedAtMost = 32 * megabyte;

/** A letter of a name, also as the format lets it be spelled: `#4A` for `J`. */
const spelled = (name: string) =>
  Array.from(name, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('');
const nameOf = (...names: string[]) => new RegExp(`/(?:${names.map(spelled).join('|')})`, 'i');

/** Long enough never to stand in packed pixels by chance. */
const active = nameOf('JavaScript', 'Launch');
const script = new RegExp(`${nameOf('JS').source}(?![A-Za-z0-9])`, 'i');
const packedObjects = nameOf('ObjStm');

/** Throws unless this is a PDF from its first byte to its last that starts nothing by itself. */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d[\r\n \t]/.test(text)) throw refuse('foreignDocument');
  // Nothing follows the end: neither an archive nor a page.
  const tail = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(text.slice(-tailBytes));
  const table = Number(tail?.[1] ?? text.length);
  if (!/^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text.slice(table, table + 40))) {
    throw refuse('brokenDocument');
  }
  const { outside, unpacked } = partsOf(bytes, text);
  if (active.test(text) || [outside, ...unpacked].some(isActive)) throw refuse('activeDocument');
}

const isActive = (text: string) => active.test(text) || script.test(text);

/** The objects without their streams, and what packed streams of objects hold. */
function partsOf(bytes: Buffer, text: string): { outside: string; unpacked: string[] } {
  const outside: string[] = [];
  const unpacked: string[] = [];
  let left = unpackedAtMost;
  let from = 0;
  for (const start of text.matchAll(/\bstream\r?\n/g)) {
    if (start.index < from) continue;
    const begin = start.index + start[0].length;
    const end = text.indexOf('endstream', begin);
    const before = text.slice(from, start.index);
    outside.push(before);
    from = end === -1 ? text.length : end;
    if (!packedObjects.test(before.slice(before.lastIndexOf(' obj')))) continue;
    const objects = unpack(bytes.subarray(begin, from), left);
    left -= objects.length;
    unpacked.push(objects);
  }
  return { outside: [...outside, text.slice(from)].join('\n'), unpacked };
}

function unpack(packed: Buffer, most: number): string {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(most, 1) }).toString('latin1');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw refuse('brokenDocument');
    // Encrypted, or packed in another way: readable to nobody without the password or the library.
    return '';
  }
}
