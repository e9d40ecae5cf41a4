interface Notice {
  notice_text: string;
  notice_from: Date | null;
  notice_until: Date | null;
}

export const isNoticeShown = ({ notice_text, notice_from, notice_until }: Notice, now: Date) =>
  notice_text !== '' &&
  (notice_from === null || notice_from <= now) &&
  (notice_until === null || now < notice_until);

type Value = string | number | boolean | Date | null | undefined;

/** What became different, in the words of the log: «было → стало». */
export function changesOf(
  before: Record<string, Value>,
  after: Record<string, Value>,
): Record<string, string> {
  const changed = Object.keys(after).filter((key) => textOf(before[key]) !== textOf(after[key]));
  return Object.fromEntries(
    changed.map((key) => [key, `${textOf(before[key]) || '—'} → ${textOf(after[key]) || '—'}`]),
  );
}

function textOf(value: Value): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}
