/** Prints rows as a table of Markdown, ready for docs/performance-journal.md. */
export function printTable(head: string[], rows: string[][]): void {
  const width = (column: number) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0));
  const line = (row: string[]) =>
    `| ${row.map((text, column) => (column === 0 ? text.padEnd(width(column)) : text.padStart(width(column)))).join(' | ')} |`;
  const ruler = head.map((_text, column) => '-'.repeat(width(column) - 1) + (column ? ':' : '-'));
  console.log([line(head), line(ruler), ...rows.map(line)].join('\n'));
}
