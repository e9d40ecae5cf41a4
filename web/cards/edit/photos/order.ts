/** The list with one of its items at another place. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((one) => one !== id);
  return rest.length === ids.length ? [...ids] : rest.toSpliced(Math.max(0, to), 0, id);
}
