import { findChannel } from './channels.ts';
import type { Connection } from './connection.ts';
import type { Talk } from './conversation.ts';
import { publishFromClient } from './events.ts';
import { errorFrame, type Frame } from './protocol.ts';

/** Passes on what one client says to the others of its channel, where the room has allowed it. */
export async function passOn(said: Frame, connection: Connection, talk: Talk): Promise<void> {
  const { event, channel: name = '', data } = said;
  const channel = findChannel(talk.channels, name);
  const declared = channel?.kind.clientEvents?.find((known) => known.name === event);
  const isIn = connection.channels.has(name) && !connection.held.has(name);
  const parsed = declared?.payload.safeParse(data);
  if (connection.person === null || !isIn || !parsed?.success) {
    return connection.send(errorFrame(4301, 'This client event is not taken here'));
  }
  return publishFromClient(talk.db, {
    channel: name,
    event,
    payload: parsed.data as Record<string, unknown>,
    from_socket: connection.id,
    from_person: connection.person,
  });
}
