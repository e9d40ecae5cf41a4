import { sql } from 'kysely';
import { responseLimits } from '#contract/responses.ts';
import type { Connection } from '#server/platform/database.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Open responses of workers to a vacancy, and how many of them it takes; null: any number. */
export async function countOpenResponses(
  db: Connection,
  vacancyId: number,
): Promise<{ open: number; oldestUnseen: Date | null; most: number | null }> {
  const counted = await db
    .selectFrom('responses')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      sql<Date | null>`min(created_at) filter (where seen_at is null)`.as('oldestUnseen'),
    ])
    .where('vacancy_id', '=', vacancyId)
    .where('began', '=', 'worker')
    .where('status', 'in', ['sent', 'viewed', 'invited'])
    .executeTakeFirstOrThrow();
  const limit = await db
    .selectFrom('response_limits')
    .select('most')
    .where('vacancy_id', '=', vacancyId)
    .executeTakeFirst();
  return { ...counted, most: limit?.most ?? null };
}

/**
 * Whether a vacancy takes no more responses for now, and when there is room again at the latest:
 * once the oldest one that nobody has looked at ends by itself. Null: it takes them.
 */
export async function fullnessOf(
  db: Connection,
  vacancyId: number,
): Promise<{ opensAt: Date | null } | null> {
  const { open, oldestUnseen, most } = await countOpenResponses(db, vacancyId);
  if (most === null || open < most) return null;
  const ends = oldestUnseen && oldestUnseen.getTime() + responseLimits.unseenDays * dayMs;
  return { opensAt: ends === null ? null : new Date(ends) };
}
