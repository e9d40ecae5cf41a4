type Cell = string | number;

/** The comma is how a Russian table writes parts of a rouble. */
export const roubleCell = (kopecks: number): string => (kopecks / 100).toFixed(2).replace('.', ',');

/** As the tables of Russia open it: a mark of UTF-8 in front, semicolons, ends of lines of Windows. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((line) => line.map(written).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A text of people that begins like a formula must not be counted by the table that opens it. */
function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const isNumber = /^-?\d+(?:,\d+)?$/.test(cell);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
