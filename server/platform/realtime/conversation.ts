import type { RawData, WebSocket } from 'ws';
import type { Config } from '../config.ts';
import type { Bounds, Connection } from './connection.ts';
import type { Hub, LiveSessions } from './hub.ts';
import { closings, errorFrame, type Frame, frame, readFrame } from './protocol.ts';
import { sessionOf } from './signature.ts';

export interface Talk {
  config: Config;
  hub: Hub;
  bounds: Bounds;
  liveSessions: LiveSessions;
}

/** Answers what one client says, from its first word to its last. */
export function converse(socket: WebSocket, connection: Connection, talk: Talk): void {
  const { hub, bounds } = talk;
  hub.add(connection);
  socket.on('close', () => hub.remove(connection));
  socket.on('message', (data, isBinary) => {
    if (!connection.isOpen) return;
    if (!connection.hear()) return hub.close(connection, closings.flood);
    const said = isBinary ? null : readFrame(textOf(data));
    connection.inTurn(() => answer(said, connection, talk));
  });
  connection.send(
    frame('pusher:connection_established', {
      socket_id: connection.id,
      activity_timeout: bounds.activitySeconds,
    }),
  );
}

// `nodebuffer`, the usual form: never an ArrayBuffer or pieces.
const textOf = (data: RawData) => (data as Buffer).toString();

function answer(said: Frame | null, connection: Connection, talk: Talk): Promise<void> | void {
  switch (said?.event) {
    case 'pusher:ping':
      return connection.send(frame('pusher:pong', {}));
    case 'pusher:pong':
      return undefined;
    case 'pusher:subscribe':
      return subscribe(said.data, connection, talk);
    case 'pusher:unsubscribe':
      return talk.hub.leave(connection, String(said.data['channel']));
    case undefined:
      return connection.send(errorFrame(4200, 'This is no message of the protocol'));
    default:
      return said?.event.startsWith('client-')
        ? connection.send(errorFrame(4301, 'Client events are not taken here'))
        : connection.send(errorFrame(4200, 'Unknown event'));
  }
}

async function subscribe(
  { channel, auth }: Record<string, unknown>,
  connection: Connection,
  { config, hub, bounds, liveSessions }: Talk,
): Promise<void> {
  if (typeof channel !== 'string') return refuse(connection, '', 'No channel was named');
  const session = sessionOf(config, connection.id, channel, auth);
  if (session === null) return refuse(connection, channel, 'The signature is wrong');
  if (connection.channels.size >= bounds.channels) {
    return refuse(connection, channel, 'Too many channels');
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
  hub.join(connection, channel);
  return connection.send(frame('pusher_internal:subscription_succeeded', {}, channel));
}

function refuse(connection: Connection, channel: string, error: string): void {
  const refusal = { type: 'AuthError', error, status: 401 };
  connection.send(frame('pusher:subscription_error', refusal, channel));
}
