/** Shorter words have too many neighbours. */
const shortest = 4;
/** A longer one is no word. */
const longest = 40;
const longWord = 6;
const rememberedAtMost = 10_000;

/**
 * Words among which the one that was meant is found without comparing all of them: by what is left
 * of a word when a letter is taken out (every single slip leaves something in common), and for two
 * slips by the first letter and the length. Answers are remembered, misses too.
 */
export class NearWords {
  readonly #words: readonly string[];
  readonly #byRest = new Map<string, number[]>();
  readonly #byStart = new Map<string, number[]>();
  readonly #answers = new Map<string, string | null>();

  /** The likelier words first. */
  constructor(words: readonly string[]) {
    this.#words = words;
    words.forEach((word, index) => {
      for (const rest of restsOf(word)) add(this.#byRest, rest, index);
      add(this.#byStart, startOf(word[0], word.length), index);
    });
  }

  /**
   * The known word that was meant; of equally near ones the first. Null: none is near. Who slips
   * twice still gets the first letter right: «ночёвка» is no «мочевая».
   */
  nearest(typed: string, furthest = typed.length < longWord ? 1 : 2): string | null {
    if (typed.length < shortest || typed.length > longest || /\d/.test(typed)) return null;
    const key = `${furthest} ${typed}`;
    const before = this.#answers.get(key);
    if (before !== undefined) return before;
    const found = this.#within(typed, 1) ?? (furthest > 1 ? this.#within(typed, 2) : null);
    if (this.#answers.size >= rememberedAtMost) this.#answers.clear();
    this.#answers.set(key, found);
    return found;
  }

  #within(typed: string, furthest: 1 | 2): string | null {
    const candidates = furthest === 1 ? this.#oneAway(typed) : this.#sameStart(typed);
    let first = Infinity;
    for (const index of candidates) {
      if (index < first && distanceOf(typed, this.#words[index] ?? '') <= furthest) first = index;
    }
    return this.#words[first] ?? null;
  }

  #oneAway(typed: string): number[] {
    return restsOf(typed).flatMap((rest) => this.#byRest.get(rest) ?? []);
  }

  #sameStart(typed: string): number[] {
    return [-2, -1, 0, 1, 2].flatMap(
      (more) => this.#byStart.get(startOf(typed[0], typed.length + more)) ?? [],
    );
  }
}

/** The word itself, and without each of its letters. */
function restsOf(word: string): string[] {
  const rests = new Set([word]);
  for (let at = 0; at < word.length; at += 1) rests.add(word.slice(0, at) + word.slice(at + 1));
  return [...rests];
}

const startOf = (letter: string | undefined, length: number) => `${letter}${length}`;

function add(index: Map<string, number[]>, key: string, value: number): void {
  const values = index.get(key);
  if (values) values.push(value);
  else index.set(key, [value]);
}

/** Letters that are missing, too many, wrong, or in each other's place (optimal string alignment). */
export function distanceOf(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const best = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        swapped && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
