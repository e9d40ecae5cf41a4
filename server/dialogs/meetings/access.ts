import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { ownChannel } from '../access.ts';

/** A meeting of a dialog of the viewer, by its message; with `lock` its channel is locked, too. */
export async function ownMeeting(db: Connection, viewer: SignedIn, id: number, lock?: 'lock') {
  const named = await db
    .selectFrom('messages')
    .innerJoin('meetings', 'meetings.message_id', 'messages.id')
    .innerJoin('channel_members as own', 'own.channel_id', 'messages.channel_id')
    .select(['messages.channel_id', 'messages.author_id'])
    .where('messages.id', '=', id)
    .where('own.user_id', '=', viewer.id)
    .executeTakeFirst();
  if (!named) throw notFound('Такой встречи нет');
  const channel = await ownChannel(db, viewer, { id: named.channel_id }, lock);
  // Under the lock: it may have changed while that was waited for.
  const meeting = await db
    .selectFrom('meetings')
    .selectAll()
    .where('message_id', '=', id)
    .executeTakeFirst();
  if (!meeting) throw notFound('Такой встречи нет');
  const side = named.author_id === viewer.id ? ('author' as const) : ('other' as const);
  return { channel, meeting, side };
}
