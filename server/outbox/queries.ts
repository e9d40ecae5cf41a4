import type { Letter } from '#contract/outbox.ts';
import type { Connection } from '#server/platform/database.ts';

const shownAtMost = 50;

export async function listLetters(db: Connection): Promise<Letter[]> {
  const rows = await db
    .selectFrom('letters')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(shownAtMost)
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }));
}
