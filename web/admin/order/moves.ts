/** The list with one thing a place up (-1) or down (1); null at the ends. */
function moved<Item>(items: readonly Item[], at: number, by: 1 | -1): Item[] | null {
  const [item, other] = [items[at], items[at + by]];
  if (item === undefined || other === undefined) return null;
  return items.map((one, index) => (index === at ? other : index === at + by ? item : one));
}

/** The ways of one thing in its list; null: there is no place there. */
export interface Moves {
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

export function movesOf<Item>(
  items: readonly Item[],
  at: number,
  onChange: (items: Item[]) => void,
): Moves {
  const step = (by: 1 | -1) => {
    const next = moved(items, at, by);
    return next && (() => onChange(next));
  };
  return { onUp: step(-1), onDown: step(1) };
}
