import type { DeedText } from '#contract/deed-texts.ts';
import { pdfPages, type PdfMark } from '#server/platform/pdf.ts';
import { type Lettering, widthOf } from '#server/platform/text-outlines.ts';
import { linesOf } from './lines.rules.ts';

const left = 68;
const right = 543;
const top = 72;
const bottom = 778;
const footer = 806;
/** Where the text of a numbered point begins. */
const indent = 96;

const plain: Lettering = { size: 10.5, weight: 400 };
const leading = 15;
const column = 225;
const gutter = right - left - 2 * column;

/** Sheets that are filled from above; what must stay together begins a new one if it has to. */
class Sheets {
  readonly pages: PdfMark[][] = [[]];
  y = top;

  /** Makes room for so much at once. */
  keep(height: number): void {
    if (this.y + height <= bottom) return;
    this.pages.push([]);
    this.y = top;
  }

  write(text: string, x: number, look: Lettering & { grey?: number } = plain): void {
    this.pages.at(-1)?.push({ text, x, y: this.y, ...look });
  }

  rule(x: number, width: number): void {
    this.pages.at(-1)?.push({ line: { x, y: this.y, width } });
  }
}

/** A deed on paper, with room for signatures at its end. */
export function drawDeed(deed: DeedText): Uint8Array {
  const sheets = new Sheets();
  drawHead(sheets, deed);
  for (const [at, { title, points }] of deed.parts.entries()) {
    drawPart(sheets, `${at + 1}`, title, points);
  }
  drawSigners(sheets, deed);
  const count = sheets.pages.length;
  for (const [at, page] of sheets.pages.entries()) {
    if (count === 1) break;
    const text = `Страница ${at + 1} из ${count}`;
    const look = { size: 8.5, weight: 400 } as const;
    page.push({ text, x: right - widthOf(text, look), y: footer, grey: 0.4, ...look });
  }
  return pdfPages(deed.title, sheets.pages);
}

function drawHead(sheets: Sheets, { title, place, day, opening }: DeedText): void {
  const look = { size: 16, weight: 700 } as const;
  sheets.write(title, (left + right - widthOf(title, look)) / 2, look);
  sheets.y += 32;
  const dayWidth = widthOf(day, plain);
  for (const [at, line] of linesOf(place, right - left - dayWidth - 20, plain).entries()) {
    if (at > 0) sheets.y += leading;
    else sheets.write(day, right - dayWidth);
    sheets.write(line, left);
  }
  sheets.y += 26;
  for (const line of opening ? linesOf(opening, right - left, plain) : []) {
    sheets.write(line, left);
    sheets.y += leading;
  }
  if (opening) sheets.y += 7;
}

function drawPart(sheets: Sheets, number: string, title: string, points: string[]): void {
  // No heading at the foot of a page without what it is about.
  sheets.keep(18 + 3 * leading);
  sheets.write(`${number}. ${title}`, left, { size: 11, weight: 700 });
  sheets.y += 17;
  for (const [at, point] of points.entries()) {
    const lines = linesOf(point, right - indent, plain);
    sheets.keep(Math.min(lines.length, 2) * leading);
    sheets.write(`${number}.${at + 1}.`, left);
    for (const line of lines) {
      sheets.keep(leading);
      sheets.write(line, indent);
      sheets.y += leading;
    }
    sheets.y += 2;
  }
  sheets.y += 8;
}

/** Who they are and where each signs, side by side and on one page. */
function drawSigners(sheets: Sheets, { signers }: DeedText): void {
  const columns = signers.map(({ person, role }) => [
    [role],
    ...(person ? facts : []).map((key) => [
      labels[key],
      ...(person?.[key] ? linesOf(person[key], column, plain) : ['', '']),
    ]),
  ]);
  const heights = columns.map((rows) => rows.flat().length * leading + 130);
  sheets.keep(Math.max(...heights));
  sheets.y += 10;
  const start = sheets.y;
  let end = start;
  for (const [at, [role = [], ...rows]] of columns.entries()) {
    const x = left + at * (column + gutter);
    sheets.y = start;
    sheets.write(role[0] ?? '', x, { size: 11, weight: 700 });
    sheets.y += 20;
    for (const [label = '', ...lines] of rows) {
      sheets.write(label, x, { size: 8.5, weight: 400, grey: 0.4 });
      for (const line of lines) {
        sheets.y += leading;
        if (line) sheets.write(line, x);
        else drawBlank(sheets, x);
      }
      sheets.y += leading + 3;
    }
    end = Math.max(end, sheets.y);
  }
  sheets.y = end + 26;
  for (const [at] of columns.entries()) drawSignature(sheets, left + at * (column + gutter));
}

/** A line to write on by hand, as far below the last one as letters stand. */
function drawBlank(sheets: Sheets, x: number): void {
  sheets.y += 3;
  sheets.rule(x, column);
}

function drawSignature(sheets: Sheets, x: number): void {
  const small = { size: 8.5, weight: 400, grey: 0.4 } as const;
  sheets.rule(x, 90);
  sheets.rule(x + 100, column - 100);
  const { y } = sheets;
  sheets.y += 11;
  sheets.write('подпись', x, small);
  sheets.write('фамилия и инициалы', x + 100, small);
  sheets.y = y;
}

const facts = ['name', 'passport', 'address'] as const;
const labels = { name: 'Имя полностью', passport: 'Паспорт', address: 'Адрес' };
