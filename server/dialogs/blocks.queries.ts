import type { Block } from '#contract/blocks.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { describeDialogs } from './list.queries.ts';

const atMost = 500;

/** Whom a person has blocked, the last ones first, as far as their dialog has shown who they are. */
export async function listBlocks(db: Connection, viewer: SignedIn): Promise<Block[]> {
  const blocks = await db
    .selectFrom('person_blocks')
    .select(['blocked_id', 'created_at'])
    .where('user_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('blocked_id')
    .limit(atMost)
    .execute();
  if (blocks.length === 0) return [];
  const dialogs = await describeDialogs(db, viewer, await sharedChannels(db, viewer));
  return blocks.flatMap(({ blocked_id, created_at }) => {
    const shared = dialogs.filter(({ other }) => other.id === blocked_id);
    const dialog = shared.find(({ other }) => other.name !== null) ?? shared[0];
    if (!dialog) return [];
    const { channel, other, card } = dialog;
    return [{ channel, other, card, blocked_at: created_at.toISOString() }];
  });
}

/** Those with people whom the viewer has blocked, the newest first. */
async function sharedChannels(db: Connection, { id }: SignedIn): Promise<number[]> {
  const blocked = db.selectFrom('person_blocks').select('blocked_id').where('user_id', '=', id);
  const rows = await db
    .selectFrom('channels')
    .select('channels.id')
    .where((row) =>
      row.or([
        row.and([row('owner_id', '=', id), row('starter_id', 'in', blocked)]),
        row.and([row('starter_id', '=', id), row('owner_id', 'in', blocked)]),
      ]),
    )
    .orderBy('channels.id', 'desc')
    .execute();
  return rows.map((row) => row.id);
}
