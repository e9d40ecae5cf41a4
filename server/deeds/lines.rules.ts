import type { Lettering } from '#server/platform/text-outlines.ts';
import { widthOf } from '#server/platform/text-outlines.ts';

/** No line ends with one of these. */
const short =
  /(?<=^|[\s(«])(в|на|и|с|к|о|у|за|по|от|до|не|или|а|г\.|ул\.|д\.|кв\.|корп\.|стр\.|пер\.) /gi;

/** In lines no wider than that; a word that is wider is broken anywhere. */
export function linesOf(text: string, width: number, lettering: Lettering): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.replaceAll(short, '$1\u00a0').split(' ')) {
    const joined = line ? `${line} ${word}` : word;
    if (widthOf(joined, lettering) <= width) {
      line = joined;
      continue;
    }
    if (line) lines.push(line);
    const pieces = piecesOf(word, width, lettering);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return [...lines, line].filter((one) => one !== '');
}

/** Of a word; a long line to write on begins anew where it must, and is a line still. */
function piecesOf(word: string, width: number, lettering: Lettering): string[] {
  const pieces = [''];
  let used = 0;
  for (const letter of word) {
    const advance = widthOf(letter, lettering);
    if (used + advance > width) {
      pieces.push('');
      used = 0;
    }
    pieces[pieces.length - 1] += letter;
    used += advance;
  }
  return pieces;
}
