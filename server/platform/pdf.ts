import { deflateSync } from 'node:zlib';
import { type Glyph, glyphsOf, type Lettering, outlineOfGlyph } from './text-outlines.ts';

/** Points; `y` is where the letters stand, counted from the top. */
export type PdfMark =
  | (Lettering & { text: string; x: number; y: number; grey?: number })
  | { line: { x: number; y: number; width: number } };

const a4 = { width: 595, height: 842 };
/** Places are written with one digit after the point, which is too coarse between letters. */
const finer = 10;
/** Size at which each letter is drawn once. */
const drawnAt = 1000;

/** What stands before the pages. */
const headObjects = 2;

/** Letters of a file in the order of their names, `/a0` and so on. */
type Names = Map<Glyph, string>;

/**
 * Pages of A4. Letters are outlines, so that no reader needs our typeface, each drawn once in a file:
 * to write them out wherever they stand takes a processor for half a second. What they say stands beside
 * them as `ActualText`.
 */
export function pdfPages(title: string, pages: readonly (readonly PdfMark[])[]): Uint8Array {
  const names: Names = new Map();
  const contents = pages.map((marks) => contentOf(marks, names));
  const letters = headObjects + 1 + 2 * pages.length;
  const letterNumbers = [...names.values()].map((name, at) => `${name} ${letters + 1 + at} 0 R`);
  const numberOf = (at: number) => headObjects + 1 + 2 * at;
  const kids = pages.map((_page, at) => `${numberOf(at)} 0 R`).join(' ');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (ru) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Resources ${letters} 0 R /Contents ${numberOf(at) + 1} 0 R >>`,
      content,
    ]),
    `<< /XObject << ${letterNumbers.join(' ')} >> >>`,
    ...[...names.keys()].map(letterOf),
    `<< /Title ${hexOf(title)} >>`,
  ]);
}

function contentOf(marks: readonly PdfMark[], names: Names): Buffer {
  const flipped = `${1 / finer} 0 0 ${-1 / finer} 0 ${a4.height} cm`;
  return streamOf([flipped, ...marks.map((mark) => draw(mark, names))].join('\n'));
}

function streamOf(text: string, more = ''): Buffer {
  const packed = deflateSync(text);
  return Buffer.concat([
    Buffer.from(`<< ${more}/Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

const drawnLetters = new WeakMap<Glyph, Buffer>();

/** It takes the colour of whatever shows it. */
function letterOf(glyph: Glyph): Buffer {
  const known = drawnLetters.get(glyph);
  if (known) return known;
  const box = `[${-drawnAt} ${-2 * drawnAt} ${3 * drawnAt} ${drawnAt}]`;
  const outline = `${operatorsOf(outlineOfGlyph(glyph, drawnAt))} f`;
  const letter = streamOf(outline, `/Type /XObject /Subtype /Form /BBox ${box} `);
  drawnLetters.set(glyph, letter);
  return letter;
}

function draw(mark: PdfMark, names: Names): string {
  if ('line' in mark) {
    const { x, y, width } = mark.line;
    const [from, to, at] = [x * finer, (x + width) * finer, y * finer];
    return `0.8 G ${finer / 2} w ${from} ${at} m ${to} ${at} l S`;
  }
  const { text, x, y, size, weight, grey = 0.1 } = mark;
  const scale = ((size * finer) / drawnAt).toFixed(4);
  const placed = glyphsOf(text, { x: x * finer, size: size * finer, weight });
  const letters = placed
    .filter(({ glyph }) => glyph.path.commands.length > 0)
    .map((one) => {
      const place = `${one.x.toFixed(1)} ${(y * finer).toFixed(1)}`;
      return `q ${scale} 0 0 ${scale} ${place} cm ${nameOf(one.glyph, names)} Do Q`;
    });
  return `/Span << /ActualText ${hexOf(`${text}\n`)} >> BDC ${grey} g\n${letters.join('\n')} EMC`;
}

function nameOf(glyph: Glyph, names: Names): string {
  const name = names.get(glyph) ?? `/a${names.size}`;
  names.set(glyph, name);
  return name;
}

/** Of a path as SVG has it; PDF knows no curves with one handle. */
function operatorsOf(path: string): string {
  let at: readonly [number, number] = [0, 0];
  const words = [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, kind, text = '']) => {
    const [a = 0, b = 0, c = 0, d = 0, ...rest] = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (kind === 'Z') return 'h';
    if (kind === 'C') {
      const [x = 0, y = 0] = rest;
      at = [x, y];
      return `${a} ${b} ${c} ${d} ${x} ${y} c`;
    }
    if (kind === 'Q') {
      const [x, y] = at;
      at = [c, d];
      const handle = (from: number, by: number) => (from + (2 / 3) * (by - from)).toFixed(1);
      return `${handle(x, a)} ${handle(y, b)} ${handle(c, a)} ${handle(d, b)} ${c} ${d} c`;
    }
    at = [a, b];
    return `${a} ${b} ${kind === 'M' ? 'm' : 'l'}`;
  });
  return words.join(' ');
}

/** UTF-16 with its mark, as PDF wants text that is not Latin. */
const hexOf = (text: string) =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

/** The objects in their order, with the table of where they stand; the last one is about the file. */
function assemble(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n%\u00b5\u00b6\n', 'latin1')];
  const length = () => parts.reduce((sum, { length: bytes }) => sum + bytes, 0);
  const places = objects.map((object, index) => {
    const place = length();
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
    return place;
  });
  const table = length();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`),
    Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\n`),
    Buffer.from(`startxref\n${table}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}
