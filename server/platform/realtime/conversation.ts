import type { RawData, WebSocket } from 'ws';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import type { ChannelKind } from './channels.ts';
import { passOn } from './client-events.ts';
import type { Bounds, Connection } from './connection.ts';
import type { Hub, LiveSessions } from './hub.ts';
import type { Presence } from './presence.ts';
import { closings, errorFrame, type Frame, frame, readFrame } from './protocol.ts';
import { subscribe } from './subscription.ts';

export interface Talk {
  config: Config;
  db: Database;
  hub: Hub;
  presence: Presence;
  channels: readonly ChannelKind[];
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
    connection.enqueue(() => answer(said, connection, talk));
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
        ? passOn(said, connection, talk)
        : connection.send(errorFrame(4200, 'Unknown event'));
  }
}
