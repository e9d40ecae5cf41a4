/** A piece of a text, and what is to be seen in it. */
export interface Segment {
  text: string;
  /** Against what people see now. */
  change: 'same' | 'added' | 'removed';
  /** An automatic check has stumbled over it. */
  flagged: boolean;
}

/** More would take long, and nobody reads so many small changes. */
const comparedAtMost = 1500;
const alikeAtLeast = 0.3;

/** The text as it is now, with what was taken out in its place and the found words marked. */
export function segmentsOf(text: string, before: string | null, found: string[]): Segment[] {
  const pieces = before === null ? [piece(text, 'same')] : compare(before, text);
  return mark(pieces, rangesOf(text, found));
}

const piece = (text: string, change: Segment['change']) => ({ text, change });
type Piece = ReturnType<typeof piece>;

function compare(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const wholly = [piece(before, 'removed'), piece(after, 'added')].filter(({ text }) => text);
  if (old.length > comparedAtMost || fresh.length > comparedAtMost) return wholly;
  const pieces = join(walk(old, fresh, commonLengths(old, fresh)));
  const same = pieces.filter(({ change }) => change === 'same').map(({ text }) => text.trim());
  const alike = same.join('').length / Math.max(before.length, after.length);
  return alike >= alikeAtLeast ? pieces : wholly;
}

/** Words with the blanks that follow them, so that a changed word is one change. */
const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** How long the longest common part of the two is from each place on. */
function commonLengths(a: string[], b: string[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [here, below] = [lengths[i], lengths[i + 1]];
      if (!here || !below) continue;
      here[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, here[j + 1] ?? 0);
    }
  }
  return lengths;
}

function walk(a: string[], b: string[], lengths: Uint16Array[]): Piece[] {
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old, fresh] = [a[i], b[j]];
    const without = lengths[i + 1]?.[j] ?? -1;
    if (old !== undefined && old === fresh) {
      pieces.push(piece(old, 'same'));
      i += 1;
      j += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || without >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      pieces.push(piece(old, 'removed'));
      i += 1;
    } else {
      pieces.push(piece(fresh ?? '', 'added'));
      j += 1;
    }
  }
  return pieces;
}

function join(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const one of pieces) {
    const last = joined.at(-1);
    if (last?.change === one.change) last.text += one.text;
    else joined.push({ ...one });
  }
  return joined;
}

type Range = readonly [from: number, to: number];

/** Every place where the words stand, however they are spelt in capitals. */
function rangesOf(text: string, found: string[]): Range[] {
  const lower = text.toLowerCase();
  return found.flatMap((words) => {
    const ranges: Range[] = [];
    const wanted = words.trim().toLowerCase();
    let at = wanted ? lower.indexOf(wanted) : -1;
    while (at >= 0) {
      ranges.push([at, at + wanted.length]);
      at = lower.indexOf(wanted, at + wanted.length);
    }
    return ranges;
  });
}

function mark(pieces: Piece[], ranges: Range[]): Segment[] {
  let at = 0;
  return pieces.flatMap(({ text, change }): Segment[] => {
    if (change === 'removed') return [{ text, change, flagged: false }];
    const start = at;
    at += text.length;
    return cut(text, start, ranges).map((part) => ({ ...part, change }));
  });
}

/** Splits a piece that begins at `start` of the whole text where a range begins or ends in it. */
function cut(text: string, start: number, ranges: Range[]): { text: string; flagged: boolean }[] {
  const inside = (place: number) => Math.min(Math.max(place - start, 0), text.length);
  const edges = new Set([0, text.length, ...ranges.flat().map(inside)]);
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(1).map((to, index) => {
    const from = sorted[index] ?? 0;
    const flagged = ranges.some(([a, b]) => a <= start + from && start + to <= b);
    return { text: text.slice(from, to), flagged };
  });
}
