/** Words longer than that do not fit beside each other. */
const shortAtMost = 26;
/** One or two of such a length have a line of a phone to themselves, among many that share theirs. */
const lineAtMost = 30;
const usualAtMost = 20;

export function lookOf(options: readonly { label: string }[]): 'rows' | 'columns' {
  const lengths = options.map(({ label }) => label.length);
  const longest = Math.max(...lengths);
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const isShort = longest <= shortAtMost || (longest <= lineAtMost && usual <= usualAtMost);
  return isShort ? 'columns' : 'rows';
}
