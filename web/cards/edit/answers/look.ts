/** Words longer than that do not fit beside each other. */
const shortAtMost = 26;

export function lookOf(options: readonly { label: string }[]): 'rows' | 'columns' {
  return options.every(({ label }) => label.length <= shortAtMost) ? 'columns' : 'rows';
}
