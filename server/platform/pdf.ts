import { deflateSync } from 'node:zlib';
import { type Lettering, outlineOf } from './text-outlines.ts';

/** Points; `y` is where the letters stand, counted from the top. */
export type PdfMark =
  | (Lettering & { text: string; x: number; y: number; grey?: number })
  | { line: { x: number; y: number; width: number } };

const a4 = { width: 595, height: 842 };
/** Outlines are written with one digit after the point, which is too coarse at the size of letters. */
const finer = 10;

/**
 * One page of A4. Letters are outlines, so that no reader needs our typeface; what they say stands
 * beside them as `ActualText`.
 */
export function pdfPage(title: string, marks: readonly PdfMark[]): Uint8Array {
  const flipped = `${1 / finer} 0 0 ${-1 / finer} 0 ${a4.height} cm`;
  const drawn = deflateSync([flipped, ...marks.map(draw)].join('\n'));
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (ru) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Resources << >> /Contents 4 0 R >>`,
    Buffer.concat([
      Buffer.from(`<< /Filter /FlateDecode /Length ${drawn.length} >>\nstream\n`),
      drawn,
      Buffer.from('\nendstream'),
    ]),
    `<< /Title ${hexOf(title)} >>`,
  ]);
}

function draw(mark: PdfMark): string {
  if ('line' in mark) {
    const { x, y, width } = mark.line;
    const [from, to, at] = [x * finer, (x + width) * finer, y * finer];
    return `0.8 G ${finer / 2} w ${from} ${at} m ${to} ${at} l S`;
  }
  const { text, x, y, size, weight, grey = 0.1 } = mark;
  const place = { x: x * finer, y: y * finer, size: size * finer, weight };
  const outline = operatorsOf(outlineOf(text, place));
  return `/Span << /ActualText ${hexOf(`${text}\n`)} >> BDC ${grey} g\n${outline} f EMC`;
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
