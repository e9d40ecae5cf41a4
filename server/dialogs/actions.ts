import { dialogLimits } from '#contract/messages.ts';
import type { Message } from '#contract/messages.ts';
import { raiseCardsSoon } from '#server/cards/lifecycle.actions.ts';
import type { Connection } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import { bindFiles } from './attachments.actions.ts';
import { checkOpen, ownChannel, type OwnChannel, sideOf } from './access.ts';
import { unreadOfBoth } from './changes.actions.ts';
import { keepFirstTimes } from './first-answers.actions.ts';
import { messageRows } from './messages.queries.ts';
import { writeNote } from './notes.actions.ts';
import { asMessage, closingWords, newChannelKey } from './rules.ts';
import { sendingOf } from './sending.queries.ts';
import { storeMessage } from './storing.actions.ts';

/**
 * The channel of the owner of a card and somebody else, made the first time. Throws 409 when one of
 * them does not want to hear of the other.
 */
export async function openChannel(
  trx: Connection,
  { cardId, starterId }: { cardId: number; starterId: number },
): Promise<{ id: number; key: string }> {
  const { owner_id } = await trx
    .selectFrom('cards')
    .select('owner_id')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  if (owner_id === starterId) throw conflict('Это ваша карточка: самому себе написать нельзя');
  await checkOpen(trx, { id: starterId }, owner_id);
  const made = await trx
    .insertInto('channels')
    .values({ key: newChannelKey(), card_id: cardId, owner_id, starter_id: starterId })
    // An update of nothing locks the row that is there and answers it.
    .onConflict((row) =>
      row.columns(['card_id', 'starter_id']).doUpdateSet({ starter_id: starterId }),
    )
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('channel_members')
    .values([owner_id, starterId].map((user_id) => ({ channel_id: made.id, user_id })))
    .onConflict((row) => row.doNothing())
    .execute();
  return made;
}

interface NewMessage {
  authorId: number;
  /** By which the same message is known again: it is stored once, however often it is sent. */
  clientId: string;
  kind?: Exclude<Message['kind'], 'system'>;
  text: string;
  /** Ids of files of the author. */
  attachments?: string[];
  /** Stores what belongs to the message; called once, when it is new. */
  onStored?: (messageId: number) => Promise<void>;
  /** The other side is told of it in another way. */
  isTold?: boolean;
}

/**
 * Writes in a channel that is locked. Throws 409 while the other side has not answered enough, or
 * when the dialog is closed.
 */
export async function postMessage(
  trx: Connection,
  channel: OwnChannel,
  { authorId, clientId, isTold = false, ...message }: NewMessage,
): Promise<Message> {
  const { kind = 'text', text, attachments = [], onStored } = message;
  const author = { id: authorId };
  const sending = await sendingOf(trx, channel, author, clientId);
  if (sending.isSent) return storedMessage(trx, channel, author, clientId);
  const closed = closingWords(sending);
  if (closed) throw conflict(closed, 'wrong_state');
  const isAnswered = channel.is_answered || (await hasWritten(trx, channel.id, channel.other_id));
  if (!isAnswered && (await leftBeforeAnswer(trx, channel, authorId)) === 0) {
    throw conflict(waitForAnswer);
  }
  const values = { author_id: authorId, client_id: clientId, kind, text };
  const { unread } = sending;
  const stored = await storeMessage(trx, channel, values, { isAnswered, unread });
  const files = await bindFiles(trx, author, stored.id, attachments);
  await onStored?.(stored.id);
  if (!channel.is_answered) {
    await keepFirstTimes(trx, channel, authorId, new Date(stored.sent_at));
  }
  if (sending.hasSilentCard) await raiseCardsSoon(trx, authorId);
  if (!sending.isOtherAware && !isTold) await writeNote(trx, channel, author);
  return onStored
    ? storedMessage(trx, channel, author, clientId)
    : { ...stored, attachments: files };
}

async function storedMessage(
  trx: Connection,
  channel: OwnChannel,
  author: { id: number },
  clientId: string,
): Promise<Message> {
  const stored = await messageRows(trx)
    .where('channel_id', '=', channel.id)
    .where('author_id', '=', author.id)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return asMessage(stored);
}

/** A line of ours; `personId`: one of the two. */
export async function addSystemLine(
  trx: Connection,
  line: {
    channelId: number;
    personId: number;
    text: string;
    /** It says that the other one was answered. */
    isAnswer?: boolean;
    /** The other one has it unread, and is told of it in another way. */
    isUnread?: boolean;
  },
): Promise<void> {
  const { channelId, personId, text, isAnswer = false, isUnread = false } = line;
  const channel = await ownChannel(trx, { id: personId }, { id: channelId }, 'lock');
  const isAnswered = channel.is_answered || isAnswer;
  const values = { author_id: null, client_id: null, kind: 'system', text } as const;
  const unread = await unreadOfBoth(trx, channel);
  const other = sideOf(channel, { id: personId }) === 'owner' ? 'starter' : 'owner';
  const told = isUnread ? other : null;
  await storeMessage(trx, channel, values, { isAnswered, unread, told });
}

const waitForAnswer =
  'Вы написали 5 сообщений подряд. Подождите ответа: после первого можно писать сколько угодно';

/** How many more may be written before the other side answers. The channel is locked. */
export async function leftBeforeAnswer(
  db: Connection,
  channel: Pick<OwnChannel, 'id'>,
  authorId: number,
): Promise<number> {
  const own = await db
    .selectFrom('messages')
    .select('id')
    .where('channel_id', '=', channel.id)
    .where('author_id', '=', authorId)
    .limit(dialogLimits.unanswered)
    .execute();
  return dialogLimits.unanswered - own.length;
}

/** Whether that one of the two has written anything; null: they are not there any more. */
export async function hasWritten(
  db: Connection,
  channelId: number,
  person: number | null,
): Promise<boolean> {
  const found = await db
    .selectFrom('messages')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('author_id', '=', person)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
