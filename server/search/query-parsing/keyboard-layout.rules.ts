/** Letters of a Russian keyboard, on the keys of a Latin one. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюе';
const russianOf = new Map(
  Array.from(latinKeys, (key, index) => [key, russianKeys[index] ?? key] as const),
);

/** What the same keys would have typed in Russian; null: there are no Latin letters in it. */
export function inRussianKeys(typed: string): string | null {
  if (!/[a-z]/.test(typed) || /[а-яё]/.test(typed)) return null;
  return Array.from(typed, (letter) => russianOf.get(letter) ?? letter).join('');
}
