import { sql } from 'kysely';
import type { Message } from '#contract/messages.ts';
import type { Connection } from '#server/platform/database.ts';
import { prepared } from '#server/platform/prepared.ts';
import { insertEvents } from '#server/platform/realtime/events.ts';
import type { OwnChannel, Side } from './access.ts';
import { changeEvents, type Unread } from './changes.actions.ts';
import { asMessage, noMeeting } from './rules.ts';

interface StoredValues {
  author_id: number | null;
  client_id: string | null;
  kind: Message['kind'];
  text: string;
}

interface StoredWith {
  isAnswered: boolean;
  unread: Unread;
  /** Who of the two is told of a line of ours, and has it unread; null: nobody. */
  told?: Side | null;
}

/**
 * Writes a message, the sequence, the unread counts and the events of it as one statement. The channel
 * was read under its lock, and nothing has changed in it since; `unread` counts before the message.
 */
export async function storeMessage(
  trx: Connection,
  channel: OwnChannel,
  message: StoredValues,
  { isAnswered, unread, told = null }: StoredWith,
): Promise<Message> {
  const sent_at = new Date();
  const sequence = channel.sequence + 1;
  const { author_id, client_id, kind, text } = message;
  const counting = countingOf(channel, message, told);
  const countFor = (person: number | null, count: number) =>
    person !== null && counting.includes(person) ? count + 1 : count;
  const events = changeEvents(channel, sequence, {
    owner: countFor(channel.owner_id, unread.owner),
    starter: countFor(channel.starter_id, unread.starter),
  });
  const { rows } = await sql<{ id: number }>`
    with channel as (
      update channels set sequence = ${sequence}, is_answered = ${isAnswered}
      where id = ${channel.id} and sequence = ${channel.sequence}
      returning id
    ), message as (
      insert into messages (channel_id, author_id, client_id, kind, told, text, sequence, sent_at)
      select id, ${author_id}::bigint, ${client_id}::uuid, ${kind}, ${told}, ${text},
        ${sequence}::bigint, ${sent_at}::timestamptz
      from channel
      returning id
    ), members as (
      update channel_members
      set last_message_id = message.id, changed_at = ${sent_at}::timestamptz,
        unread_count = unread_count + (user_id = any(${counting}::bigint[]))::int
      from message where channel_id = ${channel.id}
    ), events as (${insertEvents(events)})
    select id from message ${prepared}`.execute(trx);
  const [stored] = rows;
  if (!stored) throw new Error(`channel ${channel.id} has changed under its lock`);
  const unchanged = { edited_at: null, deleted_at: null };
  const { id } = stored;
  return asMessage({ ...message, id, sequence, sent_at, files: [], ...unchanged, ...noMeeting });
}

/** Those to whom it is unread. */
function countingOf(
  { owner_id, starter_id }: Pick<OwnChannel, 'owner_id' | 'starter_id'>,
  { kind, author_id }: Pick<StoredValues, 'kind' | 'author_id'>,
  told: Side | null,
): number[] {
  const sides = { owner: owner_id, starter: starter_id };
  if (kind === 'system') return [told && sides[told]].filter((id) => id !== null);
  return [owner_id, starter_id].filter((id): id is number => id !== null && id !== author_id);
}
