/** A day that there is, as 2026-11-24, of this century: PostgreSQL knows no year 0. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
