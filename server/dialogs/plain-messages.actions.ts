import { type RawBuilder, sql } from 'kysely';
import { channelChanged, channelChannel, dialogChanged } from '#contract/dialog-events.ts';
import { type Message } from '#contract/messages.ts';
import { hasSilentCard } from '#server/cards/lifecycle.queries.ts';
import type { Database } from '#server/platform/database.ts';
import { tooMany } from '#server/platform/errors.ts';
import { countingAttempt, type Limit } from '#server/platform/admission/attempts.ts';
import { prepared } from '#server/platform/prepared.ts';
import { wakeListeners, wakesLater } from '#server/platform/realtime/wake.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { closingColumns } from './access.ts';
import { isOtherAware } from './awareness.queries.ts';
import { unreadOf } from './messages.queries.ts';
import { asMessage, noMeeting } from './rules.ts';

interface PlainMessage {
  key: string;
  clientId: string;
  text: string;
}

/**
 * Counts the attempt, and stores a message that nothing stands in the way of and that asks for
 * nothing else, as one statement and one commit: nearly every message of a dialog is of that kind.
 * Null: nothing was stored, and the caller has to look closer.
 *
 * A statement sees everything as it was when it began, but waits for the lock of the channel. When
 * that was changed meanwhile (`ctid` is the place of a version of a row), nothing is stored either.
 */
export async function sendPlainMessage(
  db: Database,
  viewer: SignedIn,
  { key, clientId, text }: PlainMessage,
  limit: Limit,
): Promise<Message | null> {
  const author = sql`${viewer.id}::bigint`;
  const sent_at = new Date();
  const other = { key, card_id: sql`locked.card_id`, other_id: sql`locked.other_id` };
  const { rows } = await sql<{ wait: number; id: number | null; sequence: number }>`
    with attempt as (${countingAttempt(limit)}
    ), seen as (
      select id, ctid as version from channels where key = ${key}
    ), locked as (
      select channels.id, channels.ctid as version, card_id, owner_id, starter_id,
        case when owner_id = ${author} then starter_id else owner_id end as other_id
      from channels join channel_members as own on own.channel_id = channels.id
      where key = ${key} and is_answered and own.user_id = ${author}
        and (select wait from attempt) = 0
      for no key update of channels
    ), judged as (
      select locked.*, ${closingColumns(viewer, sql`locked.other_id`)}
      from locked join seen using (id, version)
      where ${isOtherAware(other, viewer)}
        and not (owner_id = ${author} and ${hasSilentCard(viewer.id)})
        and not exists (
          select from messages
          where channel_id = locked.id and author_id = ${author} and client_id = ${clientId}
        )
    ), channel as (
      update channels set sequence = channels.sequence + 1
      from judged
      where channels.id = judged.id
        and "isOtherHere" and not "isBlockedByViewer" and not "isBlockedByOther"
      returning channels.id, channels.sequence, channels.owner_id, channels.starter_id
    ), message as (
      insert into messages (channel_id, author_id, client_id, kind, text, sequence, sent_at)
      select id, ${author}, ${clientId}::uuid, 'text', ${text}, sequence, ${sent_at}::timestamptz
      from channel
      returning id, channel_id, sequence
    ), members as (
      update channel_members
      set last_message_id = message.id, changed_at = ${sent_at}::timestamptz,
        unread_count = unread_count + (user_id <> ${author})::int
      from message
      where channel_members.channel_id = message.channel_id
    ), events as (
      insert into realtime_events (channel, event, payload)
      select told.channel, told.event,
        jsonb_build_object('channel', ${key}::text, 'sequence', sequence) || told.more
      from channel cross join lateral (values
        (1, ${channelChannel(key)}::text, ${channelChanged.name}::text, '{}'::jsonb),
        (2, 'private-users.' || owner_id, ${dialogChanged.name}, ${unreadAfter('owner_id', author)}),
        (3, 'private-users.' || starter_id, ${dialogChanged.name}, ${unreadAfter('starter_id', author)})
      ) as told (number, channel, event, more)
      order by number
    )
    select wait, message.id, message.sequence, ${wakesLater}
    from attempt left join message on true
    ${prepared}`.execute(db);
  const { wait, id, sequence } = rows[0] ?? { wait: 0, id: null, sequence: 0 };
  if (wait > 0) throw tooMany(wait);
  if (id === null) return null;
  wakeListeners(db);
  const values = { author_id: viewer.id, client_id: clientId, kind: 'text' as const, text };
  const unchanged = { edited_at: null, deleted_at: null };
  return asMessage({ ...values, id, sequence, sent_at, files: [], ...unchanged, ...noMeeting });
}

/** The count of before, and this message for the one who has not written it. */
const unreadAfter = (person: string, author: RawBuilder<unknown>) => sql`
  jsonb_build_object(
    'unread_messages_count',
    ${unreadOf(sql.ref(person))} + (${sql.ref(person)} <> ${author})::int
  )`;
