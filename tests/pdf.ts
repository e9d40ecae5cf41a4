import { deflateSync } from 'node:zlib';

/** A right PDF of these objects, with its table of where they stand. */
export function pdfOf(objects: (string | Buffer)[], head = '%PDF-1.7\n'): Buffer {
  const parts = [Buffer.from(head, 'latin1')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, { length: bytes }) => sum + bytes, 0);
  for (const [index, object] of objects.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const table = length();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`),
    Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

const pages = [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
];

/** One empty page; `more` stands in the root, where actions would. */
export const plainPdf = (more = '', ...objects: (string | Buffer)[]) =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R ${more} >>`, ...pages, ...objects]);

export function packedObjects(text: string | Buffer): Buffer {
  const packed = deflateSync(text);
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\n`;
  return Buffer.concat([Buffer.from(`${head}stream\n`), packed, Buffer.from('\nendstream')]);
}
