import { findChannel, isPresence, mayListen } from './channels.ts';
import type { Connection } from './connection.ts';
import type { Talk } from './conversation.ts';
import type { Member } from './presence.ts';
import { closings, frame } from './protocol.ts';
import { refuse } from './refusal.ts';
import { sessionOf } from './signature.ts';

type Asked = Record<string, unknown>;

/** Lets a connection listen to a channel once its proof, its session and the room agree. */
export async function subscribe(asked: Asked, connection: Connection, talk: Talk): Promise<void> {
  const { config, hub, bounds, liveSessions } = talk;
  const { channel: name, auth } = asked;
  if (typeof name !== 'string') return refuse(connection, '', 'No channel was named');
  const session = sessionOf(config, connection.id, proven(name, asked), auth);
  const channel = findChannel(talk.channels, name);
  if (session === null || !channel) return refuse(connection, name, 'The signature is wrong');
  if (connection.channels.size >= bounds.channels) {
    return refuse(connection, name, 'Too many channels');
  }
  // Bound before it is asked about: an end that comes in between closes the connection.
  hub.bind(connection, session);
  const live = await liveSessions([session]).catch(() => null);
  if (!connection.isOpen) return undefined;
  if (!live) return hub.close(connection, closings.failed);
  const person = live.get(session);
  if (person === undefined) return hub.close(connection, closings.sessionOver);
  const closing = hub.welcome(connection, person);
  if (closing) return hub.close(connection, closing);

  // In the channel before the room is asked, with what is said there held back: access that ends in
  // between takes the connection out of it again.
  hub.join(connection, name);
  const isAllowed = await mayListen(talk.db, channel, person).catch(() => null);
  if (isAllowed === null) return hub.close(connection, closings.failed);
  if (!isAllowed || !connection.channels.has(name)) {
    hub.leave(connection, name);
    return refuse(connection, name, 'This channel is not yours', 403);
  }
  const greeting = await greetingOf(name, asked, connection, talk);
  if (!connection.channels.has(name)) return undefined;
  connection.send(frame('pusher_internal:subscription_succeeded', greeting, name));
  return hub.release(connection, name);
}

/** What was signed: with the data of a member where there is one. */
const proven = (name: string, { channel_data }: Asked) =>
  typeof channel_data === 'string' ? `${name}:${channel_data}` : name;

async function greetingOf(
  name: string,
  { channel_data }: Asked,
  connection: Connection,
  { presence }: Talk,
): Promise<object> {
  if (!isPresence(name) || connection.person === null) return {};
  // Ours, since its signature was right.
  const { user_info } = JSON.parse(String(channel_data)) as { user_info: Member['info'] };
  const self = { person: connection.person, info: user_info };
  const members = await presence.enter(name, self, connection.id);
  if (!connection.isOpen) await presence.leave(name, connection.person);
  const ids = members.map(({ person }) => String(person));
  const hash = Object.fromEntries(members.map(({ person, info }) => [person, info]));
  return { presence: { count: ids.length, ids, hash } };
}
