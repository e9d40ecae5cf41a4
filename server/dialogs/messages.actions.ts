import { sql } from 'kysely';
import type { z } from 'zod';
import type { dialogCalls } from '#contract/dialogs.ts';
import type { Message } from '#contract/messages.ts';
import { openCard } from '#server/cards/access.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { forbidden, invalid, notFound } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { ownChannel, sideOf } from './access.ts';
import { openChannel, postMessage } from './actions.ts';
import { nextSequence, publishChange } from './changes.actions.ts';
import { countUnreadMessages, messageRows } from './messages.queries.ts';
import { markTold } from './notes.actions.ts';
import { sendPlainMessage } from './plain-messages.actions.ts';
import { asMessage, checkChangeable, mayTalkAbout } from './rules.ts';

const hour = 60 * 60;
const minute = 60;

/** Begins to talk with the owner of a card that people see, or comes back to it. Writing is free. */
export async function beginDialog(
  db: Database,
  viewer: SignedIn,
  slug: string,
): Promise<{ channel: string }> {
  await countAttempt(db, { key: `channels:${viewer.id}`, most: 60, seconds: hour });
  return inTransaction(db, async (trx) => {
    const person = await lockUser(trx, viewer);
    const card = await openCard(trx, 'any', slug);
    const { kind } = await trx
      .selectFrom('cards')
      .select('kind')
      .where('id', '=', card.id)
      .executeTakeFirstOrThrow();
    if (!mayTalkAbout(viewer.role, kind)) {
      throw forbidden('О вакансиях пишут те, кто ищет работу, об анкетах — те, кто ищет помощника');
    }
    if (!person.phone_verified_at) throw forbidden('Сначала подтвердите свой телефон');
    const { key } = await openChannel(trx, { cardId: card.id, starterId: viewer.id });
    return { channel: key };
  });
}

export async function sendMessage(
  db: Database,
  viewer: SignedIn,
  { channel, client_id, text, attachments }: z.output<typeof dialogCalls.send.body>,
): Promise<Message> {
  if (text === '' && attachments.length === 0) {
    throw invalid({ text: ['Напишите сообщение или приложите файл'] });
  }
  const limit = { key: `messages:${viewer.id}`, most: 60, seconds: minute };
  const clientId = client_id.toLowerCase();
  if (attachments.length === 0) {
    const stored = await sendPlainMessage(db, viewer, { key: channel, clientId, text }, limit);
    if (stored) return stored;
  } else {
    await countAttempt(db, limit);
  }
  return inTransaction(db, async (trx) => {
    const own = await ownChannel(trx, viewer, { key: channel }, 'lock');
    return postMessage(trx, own, {
      authorId: viewer.id,
      clientId,
      text,
      attachments,
    });
  });
}

export const editMessage = (db: Database, viewer: SignedIn, id: number, text: string) =>
  changeMessage(db, viewer, id, { text, edited_at: new Date() });

/** For both; that it was there stays to be seen. */
export const removeMessage = (db: Database, viewer: SignedIn, id: number) =>
  changeMessage(db, viewer, id, { text: '', deleted_at: new Date() });

async function changeMessage(
  db: Database,
  viewer: SignedIn,
  id: number,
  change: { text: string; edited_at?: Date; deleted_at?: Date },
): Promise<Message> {
  return inTransaction(db, async (trx) => {
    const channel = await channelOfMessage(trx, viewer, id);
    const message = await messageRows(trx).where('id', '=', id).executeTakeFirstOrThrow();
    checkChangeable(message, { how: change.deleted_at ? 'remove' : 'edit', now: new Date() });
    const sequence = await nextSequence(trx, channel.id);
    await trx
      .updateTable('messages')
      .set({ ...change, sequence })
      .where('id', '=', id)
      .execute();
    if (change.deleted_at) {
      await forgetUnread(trx, channel.id, id);
      await trx.deleteFrom('message_files').where('message_id', '=', id).execute();
    }
    await publishChange(trx, channel, sequence);
    const files = change.deleted_at ? [] : message.files;
    return asMessage({ ...message, ...change, files, sequence });
  });
}

/** The channel of one's own message, under its lock; another's message is as good as missing. */
async function channelOfMessage(trx: Connection, viewer: SignedIn, id: number) {
  const message = await trx
    .selectFrom('messages')
    .select('channel_id')
    .where('id', '=', id)
    .where('author_id', '=', viewer.id)
    .executeTakeFirst();
  if (!message) throw notFound('Такого сообщения нет');
  return ownChannel(trx, viewer, { id: message.channel_id }, 'lock');
}

/** What was taken back before it was read is not waited for any more. */
async function forgetUnread(trx: Connection, channelId: number, messageId: number): Promise<void> {
  await trx
    .updateTable('channel_members')
    .set({ unread_count: sql`greatest(unread_count - 1, 0)` })
    .where('channel_id', '=', channelId)
    .where('read_id', '<', messageId)
    .where('unread_count', '>', 0)
    .where((row) =>
      row(
        'user_id',
        'is distinct from',
        row.selectFrom('messages').select('author_id').where('id', '=', messageId),
      ),
    )
    .execute();
}

interface UpTo {
  channel: string;
  message_id: number;
}

/** All up to this message was seen, and what was written later was not. */
export async function markRead(db: Database, viewer: SignedIn, { channel: key, message_id }: UpTo) {
  return inTransaction(db, async (trx) => {
    const channel = await ownChannel(trx, viewer, { key }, 'lock');
    const upTo = await lastUpTo(trx, channel.id, message_id);
    if (upTo > channel.read_id) {
      const side = sideOf(channel, viewer);
      const sequence = await nextSequence(trx, channel.id);
      await trx
        .updateTable('channel_members')
        .set((row) => ({
          read_id: upTo,
          delivered_id: sql`greatest(delivered_id, ${upTo})`,
          sequence,
          unread_count: row
            .selectFrom('messages')
            .select(sql<number>`count(*)::int`.as('count'))
            .where('channel_id', '=', channel.id)
            .where('messages.id', '>', upTo)
            .where((one) => one.or([one('kind', '<>', 'system'), one('told', '=', side)]))
            .where('deleted_at', 'is', null)
            .where('author_id', 'is distinct from', viewer.id),
        }))
        .where('channel_id', '=', channel.id)
        .where('user_id', '=', viewer.id)
        .execute();
      await markTold(trx, channel, viewer);
      await publishChange(trx, channel, sequence);
    }
    return { unread_messages_count: await countUnreadMessages(trx, viewer.id) };
  });
}

export async function markDelivered(
  db: Database,
  viewer: SignedIn,
  { channel: key, message_id }: UpTo,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const channel = await ownChannel(trx, viewer, { key }, 'lock');
    const upTo = await lastUpTo(trx, channel.id, message_id);
    if (upTo <= channel.delivered_id) return;
    const sequence = await nextSequence(trx, channel.id);
    await trx
      .updateTable('channel_members')
      .set({ delivered_id: upTo, sequence })
      .where('channel_id', '=', channel.id)
      .where('user_id', '=', viewer.id)
      .execute();
    await publishChange(trx, channel, sequence);
  });
}

/** A number that no message of the channel has yet marks nothing that is still to come. */
async function lastUpTo(trx: Connection, channelId: number, messageId: number): Promise<number> {
  const last = await trx
    .selectFrom('messages')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('id', '<=', messageId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? 0;
}

export async function keepDraft(
  db: Database,
  viewer: SignedIn,
  key: string,
  text: string,
): Promise<void> {
  const { id } = await ownChannel(db, viewer, { key });
  await db
    .updateTable('channel_members')
    .set({ draft: text })
    .where('channel_id', '=', id)
    .where('user_id', '=', viewer.id)
    .execute();
}
