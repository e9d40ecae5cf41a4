import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import { prepared } from '#server/platform/prepared.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { type Closing, closedWords, closingWords } from './rules.ts';

const missing = 'Такого диалога нет';

/** A channel as one of its two sees it; for everybody else it is as good as missing. */
export async function ownChannel(
  db: Connection,
  viewer: Pick<SignedIn, 'id'>,
  by: { key: string } | { id: number },
  lock?: 'lock',
) {
  const channel = await db
    .selectFrom('channels')
    .innerJoin('channel_members as own', 'own.channel_id', 'channels.id')
    .select([
      'channels.id',
      'channels.key',
      'channels.card_id',
      'channels.owner_id',
      'channels.starter_id',
      'channels.sequence',
      'channels.is_answered',
      'own.read_id',
      'own.delivered_id',
      'own.unread_count',
      'own.draft',
    ])
    .where('own.user_id', '=', viewer.id)
    .$if('key' in by, (query) => query.where('channels.key', '=', 'key' in by ? by.key : ''))
    .$if('id' in by, (query) => query.where('channels.id', '=', 'id' in by ? by.id : 0))
    // Both rows: what was read before the wait for the lock may have changed in it.
    .$if(lock === 'lock', (query) => query.forNoKeyUpdate(['channels', 'own']))
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (!channel) throw notFound(missing);
  const { owner_id, starter_id } = channel;
  return { ...channel, other_id: owner_id === viewer.id ? starter_id : owner_id };
}

/** Who somebody is in a channel: the owner of its card, or whoever has begun to talk. */
export type Side = 'owner' | 'starter';

export const sideOf = (
  { owner_id }: Pick<OwnChannel, 'owner_id'>,
  { id }: Pick<SignedIn, 'id'>,
): Side => (owner_id === id ? 'owner' : 'starter');

export type OwnChannel = Awaited<ReturnType<typeof ownChannel>>;

/** What closes a dialog for one of the two, as columns of a statement. */
export const closingColumns = (
  viewer: Pick<SignedIn, 'id'>,
  otherId: number | null | RawBuilder<unknown>,
) => sql<Closing>`
  exists (
    select from person_blocks where user_id = ${viewer.id} and blocked_id = ${otherId}::bigint
  ) as "isBlockedByViewer",
  exists (
    select from person_blocks where user_id = ${otherId}::bigint and blocked_id = ${viewer.id}
  ) as "isBlockedByOther",
  exists (
    select from users
    where id = ${otherId}::bigint and blocked_at is null and deletion_asked_at is null
  ) as "isOtherHere"`;

/** The same in one column, for lists of what two people have to do with each other. */
export const isClosedFor = (viewer: Pick<SignedIn, 'id'>, otherId: RawBuilder<unknown>) =>
  sql<boolean>`(
    select "isBlockedByViewer" or "isBlockedByOther" or not "isOtherHere"
    from (select ${closingColumns(viewer, otherId)}) as closing
  )`;

/** Why one of the two cannot write to the other now, in words; null: they can. */
export async function whyClosed(
  db: Connection,
  viewer: Pick<SignedIn, 'id'>,
  otherId: number | null,
): Promise<string | null> {
  const { rows } = await sql<Closing>`
    select ${closingColumns(viewer, otherId)} ${prepared}`.execute(db);
  return rows[0] ? closingWords(rows[0]) : closedWords.other;
}

/** Refuses with 409 to write where nobody would read it, or wants to. */
export async function checkOpen(
  db: Connection,
  viewer: Pick<SignedIn, 'id'>,
  otherId: number | null,
): Promise<void> {
  const why = await whyClosed(db, viewer, otherId);
  if (why) throw conflict(why, 'wrong_state');
}

/** Which of these people may listen: the two of a channel, unless one has blocked the other. */
export async function listenersAmong(
  db: Connection,
  key: string,
  people: number[],
): Promise<number[]> {
  const members = await db
    .selectFrom('channels')
    .innerJoin('channel_members', 'channel_members.channel_id', 'channels.id')
    .select('channel_members.user_id')
    .where('channels.key', '=', key)
    .where('channel_members.user_id', 'in', people)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('person_blocks')
            .select('user_id')
            .where(
              sql<boolean>`(user_id, blocked_id) in (
                (channels.owner_id, channels.starter_id), (channels.starter_id, channels.owner_id))`,
            ),
        ),
      ),
    )
    .execute();
  return members.map(({ user_id }) => user_id);
}
