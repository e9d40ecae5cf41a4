import { type Selectable, sql } from 'kysely';
import type { CheckIn } from '#contract/check-ins.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { DB } from '#server/platform/tables.ts';

/** The one that goes on, or the last of those that are kept. */
export async function showCheckIn(db: Connection, viewer: SignedIn): Promise<CheckIn | null> {
  const row = await db
    .selectFrom('check_ins')
    .selectAll()
    .where('worker_id', '=', viewer.id)
    .orderBy(sql`state = 'open'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? asCheckIn(row) : null;
}

export function asCheckIn(row: Selectable<DB['check_ins']>): CheckIn {
  const { id, address, friend_name, friend_contact, started_at, ends_at, state } = row;
  return {
    id,
    address,
    friend: { name: friend_name, contact: friend_contact },
    started_at: started_at.toISOString(),
    ends_at: ends_at.toISOString(),
    state,
  };
}
