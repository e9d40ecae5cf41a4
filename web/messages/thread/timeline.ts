import { dayOf } from '../time/clock.ts';

/** What a line of a conversation has to say of itself to find its place. */
interface Placed {
  key: string;
  /** Null: said by the system. */
  author_id: number | null;
  sent_at: string;
}

/** What one person has said in one go. */
interface Group<One extends Placed> {
  key: string;
  authorId: number | null;
  lines: readonly One[];
}

export interface Day<One extends Placed> {
  /** `2026-11-20` */
  day: string;
  groups: readonly Group<One>[];
}

/** After such a pause a new group begins. */
const pauseMs = 5 * 60_000;

/** Lines in their order as days of groups. */
export function timelineOf<One extends Placed>(lines: readonly One[], zone: number): Day<One>[] {
  const days: { day: string; groups: { key: string; authorId: number | null; lines: One[] }[] }[] =
    [];
  for (const line of lines) {
    const day = dayOf(line.sent_at, zone);
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] });
    const groups = days.at(-1)?.groups ?? [];
    const last = groups.at(-1);
    if (last && continues(last.lines.at(-1), line)) last.lines.push(line);
    else groups.push({ key: line.key, authorId: line.author_id, lines: [line] });
  }
  return days;
}

function continues(before: Placed | undefined, line: Placed): boolean {
  if (!before || before.author_id === null || before.author_id !== line.author_id) return false;
  return Date.parse(line.sent_at) - Date.parse(before.sent_at) < pauseMs;
}
