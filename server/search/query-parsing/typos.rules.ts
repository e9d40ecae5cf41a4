/** Shorter words have too many neighbours. */
const shortest = 4;
const longWord = 6;

/**
 * The known word that was meant; of equally near ones the first. Null: none is near. Who slips twice
 * still gets the first letter right: «ночёвка» is no «мочевая».
 */
export function nearestWord(
  typed: string,
  words: readonly string[],
  furthest = typed.length < longWord ? 1 : 2,
): string | null {
  if (typed.length < shortest || /\d/.test(typed)) return null;
  let nearest: { word: string; distance: number } | null = null;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > furthest) continue;
    const distance = distanceOf(typed, word);
    if (distance > 1 && typed[0] !== word[0]) continue;
    if (distance <= furthest && distance < (nearest?.distance ?? Infinity)) {
      nearest = { word, distance };
    }
    if (nearest?.distance === 1) break;
  }
  return nearest?.word ?? null;
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
