/** Moscow has had this clock since 2014, in summer and winter. */
const offset = '+03:00';
const offsetMs = 3 * 60 * 60 * 1000;

/** A moment as a field of day and time has it: `2026-11-24T09:00`; empty for none. */
export const toMoscowField = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + offsetMs).toISOString().slice(0, 16);

/** Null: the field is empty, or what stands there is no moment. */
export function fromMoscowField(typed: string): string | null {
  const at = Date.parse(`${typed}:00${offset}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
