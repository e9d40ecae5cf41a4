import { isDeepStrictEqual } from 'node:util';
import type { Draft } from '#contract/drafts.ts';
import type { Flag } from '#contract/card-checks.ts';

/** What staff have said of a text that they did not let pass. */
export interface Refusal {
  content: Draft;
  reason: string;
  /** Words by field of the form. */
  notes: Record<string, string>;
}

/** Fields that a moderator has spoken of and that were sent again as they were. */
export function flagsOfRefusal({ content, reason, notes }: Refusal, draft: Draft): Flag[] {
  const same = Object.keys(notes).filter((path) => partAt(content, path) === partAt(draft, path));
  const flags = same.map((path) => ({ path, found: notes[path] ?? reason }));
  const isUnchanged = isDeepStrictEqual(content, draft);
  const whole = flags.length === 0 && isUnchanged ? [{ path: 'about', found: reason }] : flags;
  return whole.map((flag) => ({ ...flag, check: 'again' as const }));
}

function partAt(draft: Draft, path: string): string {
  const inside = (value: unknown, key: string) =>
    (value as Record<string, unknown> | null | undefined)?.[key];
  return JSON.stringify(path.split('.').reduce<unknown>(inside, draft) ?? null);
}
