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
  /** Of each word, see `lettersOf`. */
  readonly #letters: Int32Array;
  readonly #byRest = new Map<string, number[]>();
  readonly #byStart = new Map<string, number[]>();
  readonly #answers = new Map<string, string | null>();

  /** The likelier words first. */
  constructor(words: readonly string[]) {
    this.#words = words;
    this.#letters = Int32Array.from(words, lettersOf);
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
    const letters = lettersOf(typed);
    let first = Infinity;
    for (const candidates of furthest === 1 ? this.#oneAway(typed) : this.#sameStart(typed)) {
      for (const index of candidates) {
        // In their order: none of the rest comes before the first that was found.
        if (index >= first) break;
        if (differing(letters, this.#letters[index] ?? 0) > 2 * furthest) continue;
        if (isWithin(typed, this.#words[index] ?? '', furthest)) first = index;
      }
    }
    return this.#words[first] ?? null;
  }

  #oneAway(typed: string): number[][] {
    return restsOf(typed).map((rest) => this.#byRest.get(rest) ?? []);
  }

  #sameStart(typed: string): number[][] {
    return [-2, -1, 0, 1, 2].map(
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

/** Which letters a word has, a bit for each; few share one. A slip changes two of them at most. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function differing(letters: number, others: number): number {
  let count = 0;
  for (let left = letters ^ others; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Whether at most so many slips make one word of the other: a letter that is missing, too many, wrong,
 * or two in each other's place (optimal string alignment). What stands before `atA` and `atB` is done with.
 */
export function isWithin(a: string, b: string, slips: number, atA = 0, atB = 0): boolean {
  let [i, j] = [atA, atB];
  while (i < a.length && a.charCodeAt(i) === b.charCodeAt(j)) {
    i += 1;
    j += 1;
  }
  const [restA, restB] = [a.length - i, b.length - j];
  if (restA === 0 || restB === 0) return restA + restB <= slips;
  if (slips === 0 || Math.abs(restA - restB) > slips) return false;
  const swapped =
    a.charCodeAt(i) === b.charCodeAt(j + 1) && a.charCodeAt(i + 1) === b.charCodeAt(j);
  return (
    isWithin(a, b, slips - 1, i + 1, j + 1) ||
    isWithin(a, b, slips - 1, i + 1, j) ||
    isWithin(a, b, slips - 1, i, j + 1) ||
    (swapped && isWithin(a, b, slips - 1, i + 2, j + 2))
  );
}
