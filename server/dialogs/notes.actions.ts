import { channelPresence } from '#contract/dialogs.ts';
import { toldCard } from '#server/cards/titles.queries.ts';
import { notify } from '#server/notifications/actions.ts';
import { unreadAbout } from '#server/notifications/queries.ts';
import { markRead } from '#server/notifications/reading.actions.ts';
import type { Connection } from '#server/platform/database.ts';
import { isPresent } from '#server/platform/realtime/presence.ts';
import type { OwnChannel } from './access.ts';
import { messageWords } from './emails.ts';

/**
 * Tells of a message once: nobody who has the dialog open needs it, and whoever has not looked yet
 * knows already.
 */
export async function tellOfMessage(
  trx: Connection,
  { key, card_id, other_id }: OwnChannel,
  author: { id: number },
): Promise<void> {
  if (other_id === null || (await isPresent(trx, channelPresence(key), other_id))) return;
  const about = messagesFrom(author.id, { card_id }, other_id);
  if ((await unreadAbout(trx, about)).length > 0) return;
  const { card_id: _none, ...note } = about;
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

/** Whoever has read the dialog is told of the next message again. */
export async function markTold(
  trx: Connection,
  channel: OwnChannel,
  reader: { id: number },
): Promise<void> {
  const { other_id } = channel;
  if (other_id === null) return;
  const told = await unreadAbout(trx, messagesFrom(other_id, channel, reader.id));
  await markRead(trx, reader.id, told);
}

const messagesFrom = (
  actor_id: number,
  { card_id }: Pick<OwnChannel, 'card_id'>,
  user_id: number,
) => ({ user_id, kind: 'message_received', actor_id, card_id }) as const;

/** Whoever writes shows who they are. */
async function nameOf(trx: Connection, id: number): Promise<string | null> {
  const user = await trx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
  return user?.name ?? null;
}
