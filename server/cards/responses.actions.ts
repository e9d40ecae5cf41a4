import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';

/** Pages of guests say whether a vacancy takes more responses; one without a limit always does. */
export async function markFullnessChanged(trx: Connection, vacancyId: number): Promise<void> {
  const limited = await trx
    .selectFrom('cards')
    .select('slug')
    .where('id', '=', vacancyId)
    .where(sql<boolean>`exists (select from response_limits where vacancy_id = cards.id)`)
    .executeTakeFirst();
  if (limited) await markPagesChanged(trx, [`card:${limited.slug}`]);
}
