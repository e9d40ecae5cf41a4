import { ask } from '../audit.ts';
import type { Talk } from './dialogs.ts';

/** Faults of what nobody sees at once: counts, notifications, and what sockets were to be told. */
export async function auditDatabase(url: string, talks: Talk[]): Promise<string[]> {
  const found = [
    await doubles(url),
    await unreadCounts(url),
    await notes(url),
    await tooManyNotes(url, talks),
    await outbox(url),
    await takesNoDouble(url),
  ];
  return found.flat();
}

const doubles = async (url: string) =>
  (
    await ask<{ client_id: string; count: string }>(
      url,
      `select client_id, count(*) from messages where client_id is not null
       group by channel_id, author_id, client_id having count(*) > 1`,
    )
  ).map(({ client_id, count }) => `message ${client_id} is stored ${count} times`);

/** The servers look before they store; that the database refuses a double by itself is asked of it. */
async function takesNoDouble(url: string): Promise<string[]> {
  const again = `insert into messages (channel_id, author_id, client_id, kind, text, sequence)
    select channel_id, author_id, client_id, kind, text, sequence from messages limit 1`;
  const refusal = await ask(url, again).catch((error: unknown) => error);
  return Array.isArray(refusal) ? ['the database has taken a message twice'] : [];
}

const unreadCounts = async (url: string) =>
  (
    await ask<{ key: string; unread_count: number; real: number }>(
      url,
      `select key, unread_count, real from channel_members as own
       join channels on channels.id = own.channel_id
       cross join lateral (
         select count(*)::int as real from messages
         where messages.channel_id = own.channel_id and messages.id > own.read_id
           and author_id <> own.user_id
       ) as counted
       where unread_count <> real`,
    )
  ).map(({ key, unread_count, real }) => `${key}: counts ${unread_count} unread of ${real}`);

/** Whoever was written to since they have read knows of it by one line, others by none. */
const notes = async (url: string) =>
  (
    await ask<{ key: string; told: number; due: number }>(
      url,
      `select key, told, due from channel_members as own
       join channels on channels.id = own.channel_id
       cross join lateral (
         select count(*)::int as told from notifications
         where notifications.user_id = own.user_id and kind = 'message_received'
           and notifications.card_id = channels.card_id and read_at is null
       ) as lines
       cross join lateral (
         select count(*) > 0 as is_due from messages
         where messages.channel_id = own.channel_id and messages.sequence > own.sequence
           and author_id <> own.user_id
       ) as newer
       cross join lateral (select is_due::int as due) as wanted
       where told <> due`,
    )
  ).map(({ key, told, due }) => `${key}: told by ${told} unread notifications instead of ${due}`);

/** Only a reading makes room for one more. */
async function tooManyNotes(url: string, talks: Talk[]): Promise<string[]> {
  const rows = await ask<{ user_id: string; count: number }>(
    url,
    `select user_id, count(*)::int from notifications
     where kind = 'message_received' group by user_id`,
  );
  return talks.flatMap(({ channel, sides }) =>
    sides.flatMap(({ acknowledged, reads }) => {
      const id = String(acknowledged[0]?.author_id);
      const told = rows.find(({ user_id }) => user_id === id)?.count ?? 0;
      return told <= reads + 1 ? [] : [`${channel}: told ${told} times, read ${reads} times`];
    }),
  );
}

/**
 * Each change of a dialog was to be told to its channel and to its two people, once. What is older
 * than ten minutes is thrown away, so the numbers begin somewhere, and have no gap from there.
 */
const outbox = async (url: string) =>
  (
    await ask<{ key: string; place: string; least: number; newest: number; count: number }>(
      url,
      `select key, events.channel as place, min(number) as least, count(*)::int as count,
         channels.sequence::int as newest
       from channels
       join realtime_events as events on events.payload ->> 'channel' = key
       cross join lateral (select (events.payload ->> 'sequence')::int as number) as numbers
       where event in ('channel.changed', 'dialog.changed')
       group by key, channels.sequence, channels.created_at, place
       having count(*) <> count(distinct number)
         or count(distinct number) <> channels.sequence - min(number) + 1
         or (min(number) > 1 and channels.created_at > now() - interval '9 minutes')`,
    )
  ).map(({ key, place, least, newest, count }) => {
    return `${key}: ${count} events to ${place} for the changes from ${least} to ${newest}`;
  });
