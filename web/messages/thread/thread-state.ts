/** What merging needs to know of a message. */
interface Sequenced {
  id: number;
  sequence: number;
}

/**
 * What is known of the messages of a channel: in the order of their ids, each once, and each as it
 * was at its last change, whatever order the answers came in.
 */
export function mergeMessages<One extends Sequenced>(
  known: readonly One[],
  fresh: readonly One[],
): readonly One[] {
  if (fresh.length === 0) return known;
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of fresh) {
    const before = byId.get(one.id);
    if (!before || before.sequence <= one.sequence) byId.set(one.id, one);
  }
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
