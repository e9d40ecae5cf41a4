/** More words in one search are a text, and no search. */
const wordsAtMost = 8;

/**
 * Words of a search, as they are counted: letters alone, so that no phone, mail, link or sum is
 * among them, each once, and none that is too long to be one.
 */
export function countedWords(text: string): string[] {
  // Whatever stands around an address is of the person as well.
  if (/[@\d]|https?:|www\./i.test(text)) return [];
  const words = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^a-zа-я]+/)
    .filter((word) => /^[a-zа-я]{3,30}$/.test(word));
  return [...new Set(words)].slice(0, wordsAtMost);
}
