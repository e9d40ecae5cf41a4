import { markNotesSeen, notify } from '#server/notifications/actions.ts';
import { hasUnreadNote } from '#server/notifications/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { isPresent } from '#server/platform/realtime/presence.ts';
import { channelPresence } from '#contract/dialogs.ts';
import type { OwnChannel } from './access.ts';
import { messageMail } from './emails.ts';

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
  const note = {
    user_id: other_id,
    kind: 'message_received',
    actor_id: author.id,
    ...(card_id !== null && { card_id }),
  } as const;
  if (await hasUnreadNote(trx, note)) return;
  await notify(trx, { ...note, mail: messageMail(key), heldBackBy: 'message' });
}

/** Whoever has read the dialog is told of the next message again. */
export async function markTold(
  trx: Connection,
  { card_id, other_id }: OwnChannel,
  reader: { id: number },
): Promise<void> {
  if (other_id === null) return;
  await markNotesSeen(trx, {
    user_id: reader.id,
    kind: 'message_received',
    actor_id: other_id,
    ...(card_id !== null && { card_id }),
  });
}
