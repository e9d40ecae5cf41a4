import type { Selectable } from 'kysely';
import type { OwnReference } from '#contract/references.ts';
import type { Connection } from '#server/platform/database.ts';
import type { DB } from '#server/platform/tables.ts';
import { stateOf } from './rules.ts';

export async function listReferences(
  db: Connection,
  { id }: { id: number },
): Promise<OwnReference[]> {
  const rows = await db
    .selectFrom('work_references')
    .selectAll()
    .where('worker_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(asOwn);
}

export function asOwn(row: Selectable<DB['work_references']>): OwnReference {
  const { id, name, work, again, good, is_shown, asked_at, answered_at } = row;
  return {
    id,
    name,
    work,
    state: stateOf(row),
    asked_at: asked_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
    again,
    good,
    is_shown,
  };
}
