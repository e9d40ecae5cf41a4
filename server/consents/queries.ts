import type { HeldConsent } from '#contract/settings.ts';
import type { Connection } from '#server/platform/database.ts';

/** All that was ever agreed to and taken back, the newest first. */
export async function listConsents(db: Connection, userId: number): Promise<HeldConsent[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['kind', 'version', 'address', 'given_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    given_at: row.given_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }));
}
