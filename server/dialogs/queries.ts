import { type Channel, type ChannelEvents, type ReadMarks } from '#contract/dialogs.ts';
import { dialogLimits } from '#contract/messages.ts';
import { sql } from 'kysely';
import { trustOf } from '#server/cards/trust.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { type OwnChannel, ownChannel, whyClosed } from './access.ts';
import { hasWritten, leftBeforeAnswer } from './actions.ts';
import { lastSeenOf } from './last-seen.queries.ts';
import { ownAddress } from './addresses.queries.ts';
import { describeDialogs } from './list.queries.ts';
import { timeZoneOf } from './zones.queries.ts';
import { warnedFor } from './warnings.rules.ts';
import { zoneOf } from './zones.rules.ts';
import { messageRows } from './messages.queries.ts';
import { asMessage, closedWords } from './rules.ts';

const eventsAtOnce = 200;

/** A dialog and a page of its messages: the newest, or those above one of them. */
export async function showChannel(
  db: Connection,
  viewer: SignedIn,
  key: string,
  before?: number,
): Promise<Channel> {
  const channel = await ownChannel(db, viewer, { key });
  const [[dialog], newestFirst, state, seen, timeZone, own_address, other_trust] =
    await Promise.all([
      describeDialogs(db, viewer, [channel.id]),
      messageRows(db)
        // As a constant it is counted how long this dialog is, and for a long one the messages of all
        // would be read backwards, since the table is in that order already.
        .where('channel_id', '=', sql<number>`(select ${channel.id}::bigint)`)
        .$if(before !== undefined, (query) => query.where('messages.id', '<', before ?? 0))
        .orderBy('messages.id', 'desc')
        .limit(dialogLimits.messages + 1)
        .execute(),
      stateOf(db, viewer, channel),
      channel.other_id === null ? null : lastSeenOf(db, channel.other_id),
      timeZoneOf(db, channel),
      ownAddress(db, viewer, channel),
      channel.other_id === null ? null : trustOf(db, channel.other_id),
    ]);
  if (!dialog) throw new Error(`channel ${channel.id} has no members`);
  const { last_message: _last, ...shown } = dialog;
  const page = newestFirst.slice(0, dialogLimits.messages);
  const hasMore = newestFirst.length > page.length;
  return {
    ...shown,
    ...state,
    // Two of whom one wants to hear nothing are not told of each other.
    last_seen_at: state.closed === null ? (seen?.toISOString() ?? null) : null,
    sequence: channel.sequence,
    own_address,
    other_trust: dialog.other.is_gone ? null : other_trust,
    meeting_zone: zoneOf(timeZone, new Date()),
    messages: page.map(asMessage).map(warnedFor(viewer, channel)).toReversed(),
    next_cursor: hasMore ? (page.at(-1)?.id ?? null) : null,
  };
}

/**
 * What has changed after a sequence, each thing as it is now: state and not a log, so that a gap of
 * a day is answered as one of a second is, and nothing is told twice.
 */
export async function listEvents(
  db: Connection,
  viewer: SignedIn,
  key: string,
  after: number,
): Promise<ChannelEvents> {
  const channel = await ownChannel(db, viewer, { key });
  const [changed, state] = await Promise.all([
    messageRows(db)
      .where('channel_id', '=', channel.id)
      .where('messages.sequence', '>', after)
      // What was committed since the channel was read is for the next time.
      .where('messages.sequence', '<=', channel.sequence)
      .orderBy('messages.sequence')
      .limit(eventsAtOnce + 1)
      .execute(),
    stateOf(db, viewer, channel),
  ]);
  const page = changed.slice(0, eventsAtOnce);
  const has_more = changed.length > page.length;
  return {
    ...state,
    messages: page.map(asMessage).map(warnedFor(viewer, channel)),
    has_more,
    sequence: has_more ? (page.at(-1)?.sequence ?? after) : channel.sequence,
  };
}

/** The day, by its own clock, of the next meeting that both have agreed on; empty: there is none. */
export async function agreedDay(db: Connection, channelId: number): Promise<string> {
  const meeting = await db
    .selectFrom('meetings')
    .innerJoin('messages', 'messages.id', 'meetings.message_id')
    .select(sql<string>`to_char(starts_at at time zone time_zone, 'YYYY-MM-DD')`.as('day'))
    .where('messages.channel_id', '=', channelId)
    .where('meetings.status', '=', 'accepted')
    .where('meetings.starts_at', '>', sql<Date>`now()`)
    .orderBy('meetings.starts_at')
    .limit(1)
    .executeTakeFirst();
  return meeting?.day ?? '';
}

async function stateOf(db: Connection, viewer: SignedIn, channel: OwnChannel) {
  const [closed, theirs, left] = await Promise.all([
    whyClosed(db, viewer, channel.other_id),
    marksOf(db, channel),
    leftFor(db, viewer, channel),
  ]);
  const own: ReadMarks = { read_id: channel.read_id, delivered_id: channel.delivered_id };
  const is_blocked = closed === closedWords.byMe;
  return { own, theirs, closed, is_blocked, left: closed ? 0 : left };
}

async function marksOf(db: Connection, { id, other_id }: OwnChannel): Promise<ReadMarks> {
  const marks = await db
    .selectFrom('channel_members')
    .select(['read_id', 'delivered_id'])
    .where('channel_id', '=', id)
    .where('user_id', '=', other_id)
    .executeTakeFirst();
  return marks ?? { read_id: 0, delivered_id: 0 };
}

/** Null: nobody counts any more, or whoever writes now answers. */
async function leftFor(db: Connection, viewer: SignedIn, channel: OwnChannel) {
  if (channel.is_answered) return null;
  const isAnswer = await hasWritten(db, channel.id, channel.other_id);
  return isAnswer ? null : leftBeforeAnswer(db, channel, viewer.id);
}
