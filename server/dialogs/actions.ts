import { channelChannel, channelChanged, dialogChanged, dialogLimits } from '#contract/dialogs.ts';
import type { Message } from '#contract/dialogs.ts';
import { personChannel } from '#contract/realtime.ts';
import { sql } from 'kysely';
import { endSilence } from '#server/cards/lifecycle.actions.ts';
import type { Connection } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import { publish } from '#server/platform/realtime/events.ts';
import { bindFiles } from './attachments.actions.ts';
import { checkOpen, ownChannel, type OwnChannel } from './access.ts';
import { keepFirstTimes } from './first-answers.actions.ts';
import { countUnreadMessages, messageRows } from './messages.queries.ts';
import { tellOfMessage } from './notes.actions.ts';
import { asMessage, newChannelKey, noMeeting } from './rules.ts';

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
  channelId: number;
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

/** Throws 409 while the other side has not answered enough, or when the dialog is closed. */
export async function postMessage(
  trx: Connection,
  { channelId, authorId, clientId, isTold = false, ...message }: NewMessage,
): Promise<Message> {
  const { kind = 'text', text, attachments = [], onStored } = message;
  const author = { id: authorId };
  const channel = await ownChannel(trx, author, { id: channelId }, 'lock');
  const sent = await messageRows(trx)
    .where('channel_id', '=', channelId)
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (sent) return asMessage(sent);
  await checkOpen(trx, author, channel.other_id);
  const isAnswered = channel.is_answered || (await hasWritten(trx, channelId, channel.other_id));
  if (!isAnswered && (await leftBeforeAnswer(trx, channel, authorId)) === 0) {
    throw conflict(waitForAnswer);
  }
  const stored = await addMessage(trx, channel, {
    author_id: authorId,
    client_id: clientId,
    kind,
    text,
    isAnswered,
  });
  const files = await bindFiles(trx, author, stored.id, attachments);
  await onStored?.(stored.id);
  if (!channel.is_answered) {
    await keepFirstTimes(trx, channel, authorId, new Date(stored.sent_at));
  }
  if (authorId === channel.owner_id) await endSilence(trx, authorId);
  if (channel.other_id !== null && !isTold) await tellOfMessage(trx, channel, author);
  if (!onStored) return { ...stored, attachments: files };
  return asMessage(
    await messageRows(trx).where('messages.id', '=', stored.id).executeTakeFirstOrThrow(),
  );
}

/** A line of ours, which nobody is told of; `personId`: one of the two. */
export async function addSystemLine(
  trx: Connection,
  line: {
    channelId: number;
    personId: number;
    text: string;
    /** It says that the other one was answered. */
    isAnswer?: boolean;
  },
): Promise<void> {
  const { channelId, personId, text, isAnswer = false } = line;
  const channel = await ownChannel(trx, { id: personId }, { id: channelId }, 'lock');
  await addMessage(trx, channel, {
    author_id: null,
    client_id: null,
    kind: 'system',
    text,
    isAnswered: channel.is_answered || isAnswer,
  });
}

const waitForAnswer =
  'Вы написали 5 сообщений подряд. Подождите ответа: после первого можно писать сколько угодно';

async function addMessage(
  trx: Connection,
  channel: OwnChannel,
  {
    isAnswered,
    ...values
  }: {
    author_id: number | null;
    client_id: string | null;
    kind: Message['kind'];
    text: string;
    isAnswered: boolean;
  },
): Promise<Message> {
  const sequence = await nextSequence(trx, channel.id, isAnswered);
  const { id, sent_at } = await trx
    .insertInto('messages')
    .values({ ...values, channel_id: channel.id, sequence, sent_at: new Date() })
    .returning(['id', 'sent_at'])
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('channel_members')
    .set({ last_message_id: id, changed_at: sent_at })
    .where('channel_id', '=', channel.id)
    .execute();
  if (values.kind !== 'system') {
    await trx
      .updateTable('channel_members')
      .set((set) => ({ unread_count: set('unread_count', '+', 1) }))
      .where('channel_id', '=', channel.id)
      .where('user_id', 'is distinct from', values.author_id)
      .execute();
  }
  await publishChange(trx, channel, sequence);
  const unchanged = { edited_at: null, deleted_at: null };
  return asMessage({ id, sequence, sent_at, files: [], ...unchanged, ...noMeeting, ...values });
}

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

/** Every change of a channel has a number of its own; the lock on its row puts them in order. */
export async function nextSequence(
  trx: Connection,
  channelId: number,
  isAnswered?: boolean,
): Promise<number> {
  const { sequence } = await trx
    .updateTable('channels')
    .set({
      sequence: sql`sequence + 1`,
      ...(isAnswered !== undefined && { is_answered: isAnswered }),
    })
    .where('id', '=', channelId)
    .returning('sequence')
    .executeTakeFirstOrThrow();
  return sequence;
}

/** Tells the open dialog, and the lists of both, in the transaction of the change. */
export async function publishChange(
  trx: Connection,
  { key, owner_id, starter_id }: Pick<OwnChannel, 'key' | 'owner_id' | 'starter_id'>,
  sequence: number,
): Promise<void> {
  await publish(trx, channelChannel(key), channelChanged, { channel: key, sequence });
  for (const person of [owner_id, starter_id]) {
    if (person === null) continue;
    await publish(trx, personChannel(person), dialogChanged, {
      channel: key,
      sequence,
      unread_messages_count: await countUnreadMessages(trx, person),
    });
  }
}
