const links = new Set(['с', 'со', 'за', 'для', 'к', 'ко', 'в', 'во', 'на', 'по', 'у', 'и', 'из']);

/** A word that only joins others: whoever says «ухаживать за мамой» may leave it out. */
export const isLink = (word: string): boolean => links.has(word);

/**
 * A phrase of several words without those that join them; one word, or a number, keeps its own. So the
 * phrases that the search knows are stored, and so it looks them up.
 */
export function withoutLinks(words: string[]): string[] {
  const said = words.filter((word) => !isLink(word));
  return said.length > 1 && !said.some((word) => /\d/.test(word)) ? said : words;
}
