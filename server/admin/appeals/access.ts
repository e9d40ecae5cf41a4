import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';

/** An appeal under a lock. */
export async function appealToJudge(trx: Connection, id: number) {
  const appeal = await trx
    .selectFrom('appeals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!appeal) throw notFound('Такого обращения в очереди нет');
  return { ...appeal, isApplied: appeal.applied_at !== null };
}
