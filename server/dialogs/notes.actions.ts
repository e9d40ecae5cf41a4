import { toldCard } from '#server/cards/titles.queries.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { unreadAbout } from '#server/notifications/queries.ts';
import { markRead } from '#server/notifications/reading.actions.ts';
import type { Connection } from '#server/platform/database.ts';
import type { OwnChannel } from './access.ts';
import { messagesFrom } from './awareness.queries.ts';
import { messageWords } from './notifications.ts';

export async function writeNote(
  trx: Connection,
  { key, card_id, other_id }: OwnChannel,
  author: { id: number },
): Promise<void> {
  if (other_id === null) return;
  const { card_id: _none, ...note } = messagesFrom(author.id, { card_id }, other_id);
  await notify(trx, {
    ...note,
    ...(card_id !== null && { card_id }),
    ...messageWords({
      channel: key,
      author: await nameOf(trx, author.id),
      card: card_id === null ? null : await toldCard(trx, { id: card_id }),
    }),
    heldBackBy: 'message',
  });
}

/** Whoever has read the dialog knows of its meetings, and is told of the next message again. */
export async function markTold(
  trx: Connection,
  channel: OwnChannel,
  reader: { id: number },
): Promise<void> {
  const { other_id } = channel;
  if (other_id === null) return;
  const about = messagesFrom(other_id, channel, reader.id);
  const told = await unreadAbout(trx, { ...about, kinds: ['message_received', 'meeting_changed'] });
  await markRead(trx, reader.id, told);
}

/** Whoever writes shows who they are. */
async function nameOf(trx: Connection, id: number): Promise<string | null> {
  const user = await trx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
  return user?.name ?? null;
}
