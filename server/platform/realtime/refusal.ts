import type { Connection } from './connection.ts';
import { frame } from './protocol.ts';

/** In the form that the libraries of clients know. */
export function refuse(connection: Connection, channel: string, error: string, status = 401): void {
  connection.send(
    frame('pusher:subscription_error', { type: 'AuthError', error, status }, channel),
  );
}
