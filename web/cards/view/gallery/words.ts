/** What a screen reader says of a picture. */
export function altOf(name: string, index: number, count: number): string {
  return count === 1 ? name : `${name}, фото ${index + 1} из ${count}`;
}

/** Where a link to a picture leads while there are no scripts. */
export const anchorOf = (index: number) => `photo-${index + 1}`;
