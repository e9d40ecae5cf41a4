/** Whether one of the lines, in the order of their code units, is this one; no line is copied. */
export function hasLine(lines: string, line: string): boolean {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const start = lines.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
    const end = endOfLine(lines, start);
    const order = compareAt(lines, start, end, line);
    if (order === 0) return true;
    if (order < 0) low = end + 1;
    else high = start;
  }
  return false;
}

function endOfLine(lines: string, start: number): number {
  const end = lines.indexOf('\n', start);
  return end < 0 ? lines.length : end;
}

/** Below zero: the line that stands there comes before the other. */
function compareAt(lines: string, start: number, end: number, line: string): number {
  const shorter = Math.min(end - start, line.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = lines.charCodeAt(start + at) - line.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return end - start - line.length;
}
