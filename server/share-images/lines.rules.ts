/** How wide a text is, in the same units as the room for it. */
type Measure = (text: string) => number;

interface Room {
  width: number;
  lines: number;
  measure: Measure;
}

export interface Lines {
  lines: string[];
  /** Nothing was cut off and no word was broken. */
  isWhole: boolean;
}

/** Words in lines; one that is longer than a line is broken, and what has no room ends in «…». */
export function linesOf(text: string, { width, lines: most, measure }: Room): Lines {
  const lines: string[] = [];
  let isWhole = true;
  for (const word of bound(text)
    .split(/[ \t\r\n]+/)
    .filter(Boolean)) {
    const joined = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && measure(joined) <= width) {
      lines[lines.length - 1] = joined;
      continue;
    }
    const pieces = piecesOf(word, width, measure);
    // At a hyphen or a blank of its own a word may well be broken.
    if (pieces.slice(0, -1).some((piece) => !word.includes(piece) || !goodEnd.test(piece))) {
      isWhole = false;
    }
    lines.push(...pieces);
  }
  if (lines.length <= most) return { lines, isWhole };
  const last = shorten(lines.slice(most - 1).join(' '), width, measure);
  return { lines: [...lines.slice(0, most - 1), last], isWhole: false };
}

/** A line that fits, ending in «…» where it had to be cut; whole words where that leaves enough. */
export function shorten(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = Array.from(text);
  let length = letters.length;
  const cut = () => `${bare(letters.slice(0, length).join(''))}…`;
  while (length > 1 && measure(cut()) > width) length -= 1;
  const words = `${bare(cut().replace(/\s+\S*…$/, ''))}…`;
  return words.length > cut().length * 0.7 ? words : cut();
}

const bare = (text: string) => text.replace(/[\s,.:;–—…-]+$/, '');

/** Short words stay with the one after them, as in a book. */
const bound = (text: string) =>
  text.replaceAll(/(?<=^|\s)([а-яё]{1,2}|для|без|под|при) /giu, '$1\u00a0');

const goodEnd = /[-\u00a0/]$/;
const vowel = /[аеёиоуыэюяaeiouy]/iu;
const letter = /\p{L}/u;
const least = 3;

/** Broken after a vowel where there is one near the edge; a hyphen of its own is a better place. */
function piecesOf(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const letters = Array.from(word);
  let room = letters.length;
  while (room > 1 && measure(`${letters.slice(0, room).join('')}-`) > width) room -= 1;
  const { at, mark } = breakIn(letters, room);
  const rest = letters.slice(at).join('');
  return [letters.slice(0, at).join('') + mark, ...piecesOf(rest, width, measure)];
}

function breakIn(letters: string[], room: number): { at: number; mark: string } {
  for (let at = room; at > room / 2; at -= 1) {
    if (goodEnd.test(letters[at - 1] ?? '')) return { at, mark: '' };
  }
  for (let at = room; at > room / 2 && at > least; at -= 1) {
    const after = letters.slice(at, at + least);
    const isInside = after.length === least && after.every((one) => letter.test(one));
    if (isInside && vowel.test(letters[at - 1] ?? '') && !/[ьъй]/i.test(after[0] ?? '')) {
      return { at, mark: '-' };
    }
  }
  return { at: room, mark: '' };
}
