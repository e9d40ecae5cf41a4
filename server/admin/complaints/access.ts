import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';

/** A complaint under a lock. */
export async function complaintToJudge(trx: Connection, id: number) {
  const complaint = await trx
    .selectFrom('complaints')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!complaint) throw notFound('Такой жалобы в очереди нет');
  const { answer, closed_at } = complaint;
  return { ...complaint, reason: answer, isApplied: closed_at !== null };
}
