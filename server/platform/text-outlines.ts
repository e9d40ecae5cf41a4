import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// oxlint-disable-next-line import/default -- Node reads the form of it that is one whole object
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

/** Letters of one size in pixels. */
export interface Lettering {
  size: number;
  weight: 400 | 600 | 700;
}

/** The typeface comes in parts; a letter is taken from the first one that has it. */
const parts = ['cyrillic', 'latin', 'latin-ext', 'cyrillic-ext'];

function openFont(part: string, weight: number): Font {
  const file = `@fontsource/golos-text/files/golos-text-${part}-${weight}-normal.woff`;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
  // oxlint-disable-next-line import/no-named-as-default-member -- as above
  return opentype.parse(Uint8Array.from(bytes).buffer);
}

const opened = new Map<number, Font[]>();

function fontsOf(weight: Lettering['weight']): Font[] {
  const fonts = opened.get(weight) ?? parts.map((part) => openFont(part, weight));
  opened.set(weight, fonts);
  return fonts;
}

interface Run {
  font: Font;
  text: string;
}

/** Signs that the typeface lacks, such as smileys, are left out. */
function runsOf(text: string, { weight }: Lettering): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fontsOf(weight).find((one) => one.charToGlyphIndex(letter) > 0);
    const last = runs.at(-1);
    if (last && last.font === font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

const known = new Map<string, number>();

/** Of one letter, in shares of its size. */
function advanceOf(letter: string, { weight }: Lettering): number {
  const key = `${weight}${letter}`;
  const width = known.get(key) ?? measure(letter, weight);
  // Strange letters of whole alphabets must not fill the memory.
  if (known.size < 3000) known.set(key, width);
  return width;
}

function measure(letter: string, weight: Lettering['weight']): number {
  const font = fontsOf(weight).find((one) => one.charToGlyphIndex(letter) > 0);
  return font ? font.getAdvanceWidth(letter, 1) : 0;
}

/** A hair too wide, for pairs of letters stand closer: measuring those takes a hundred times longer. */
export function widthOf(text: string, lettering: Lettering): number {
  const letters = Array.from(text.normalize('NFC'));
  return letters.reduce((sum, letter) => sum + advanceOf(letter, lettering), 0) * lettering.size;
}

/** Outlines of a line: a machine needs no fonts to draw them. `y` is where the letters stand. */
export function outlineOf(
  text: string,
  { x, y, ...lettering }: Lettering & { x: number; y: number },
): string {
  let at = x;
  return runsOf(text, lettering)
    .map((run) => {
      const path = run.font.getPath(run.text, at, y, lettering.size);
      at += run.font.getAdvanceWidth(run.text, lettering.size);
      return path.commands.map(wordOf).join('');
    })
    .join('');
}

export type { Glyph };

/** Where the glyphs of a line stand, for whoever draws each of them once and shows it often. */
export function glyphsOf(
  text: string,
  { x, ...lettering }: Lettering & { x: number },
): { glyph: Glyph; x: number }[] {
  let at = x;
  return runsOf(text, lettering).flatMap(({ font, text: run }) => {
    const glyphs: { glyph: Glyph; x: number }[] = [];
    const add = (glyph: Glyph, place: number) => void glyphs.push({ glyph, x: place });
    at = font.forEachGlyph(run, at, 0, lettering.size, undefined, add);
    return glyphs;
  });
}

/** Of one glyph, at this size from where it stands. */
export const outlineOfGlyph = (glyph: Glyph, size: number): string =>
  glyph.getPath(0, 0, size).commands.map(wordOf).join('');

// Its own way of writing them breaks off at numbers near zero.
function wordOf(command: PathCommand): string {
  const { type, ...points } = command;
  const { x1, y1, x2, y2, x, y }: Partial<Record<string, number>> = points;
  const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
  return type + numbers.map((number) => number.toFixed(1)).join(' ');
}
