const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What the fields of date and time say by that clock, as a moment; null when they say none. */
export function momentOf(date: string, time: string, offset: number): string | null {
  const at = Date.parse(`${date}T${time}:00Z`);
  return Number.isNaN(at) ? null : new Date(at - offset * minuteMs).toISOString();
}

/** What the fields are filled with for a moment. */
export function fieldsOf(moment: number, offset: number): { date: string; time: string } {
  const there = new Date(moment + offset * minuteMs).toISOString();
  return { date: there.slice(0, 10), time: there.slice(11, 16) };
}

/** Tomorrow at noon: a start that is easily changed. */
export const likelyFields = (now: number, offset: number) => ({
  date: fieldsOf(now + dayMs, offset).date,
  time: '12:00',
});
