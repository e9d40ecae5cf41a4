/** What a secret of 16 random bytes in hexadecimal surely reaches, and no placeholder does. */
export const bitsAtLeast = 96;

/**
 * A bound from above for what somebody has to guess: how varied the signs are, or the steps from
 * one to the next («abcdef…», zeros), over as much of it as is not a repetition of its beginning.
 */
export function entropyBits(secret: Iterable<number>): number {
  const once = withoutRepetition([...secret]);
  const steps = once.slice(1).map((value, at) => value - (once[at] ?? 0));
  return once.length * Math.min(bitsPerSign(once), bitsPerSign(steps));
}

function withoutRepetition(values: number[]): number[] {
  const period = values.findIndex(
    (_value, start) => start > 0 && values.slice(start).every((one, at) => one === values[at]),
  );
  return period === -1 ? values : values.slice(0, period);
}

function bitsPerSign(values: number[]): number {
  const counts = Map.groupBy(values, (value) => value)
    .values()
    .map((same) => same.length / values.length);
  return counts.reduce((sum, share) => sum - share * Math.log2(share), 0);
}
