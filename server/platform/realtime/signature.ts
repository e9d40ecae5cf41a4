import type { Config } from '../config.ts';
import { isSame, sign } from '../crypto.ts';

/** Names this installation to its clients; no secret. */
export const realtimeKey = ({ secret, pusher }: Config) =>
  pusher?.key ?? sign(secret, 'realtime key').toString('hex').slice(0, 20);

/** Where sockets are; embedded ones are where the page is, by whatever name it was reached. */
export function realtimePlace(config: Config) {
  const key = realtimeKey(config);
  const { pusher } = config;
  if (pusher) {
    return { key, host: pusher.clientHost, port: pusher.port, tls: pusher.tls, embedded: false };
  }
  const { protocol, hostname, port } = new URL(config.publicOrigin);
  const tls = protocol === 'https:';
  return { key, host: hostname, port: Number(port) || (tls ? 443 : 80), tls, embedded: true };
}

/** Where pages open their sockets, for the policy of what they may connect to. */
export function socketOrigin(config: Config): string {
  const { host, port, tls } = realtimePlace(config);
  return `${tls ? 'wss' : 'ws'}://${host}:${port}`;
}

const signatureLength = 64;

/**
 * The proof that a socket may listen to a channel: `key:` and a signature, as everywhere in this
 * protocol, with the session that asked for it at the end. Clients pass it on unread. For a server of
 * somebody else's exactly what the protocol says.
 */
export function signChannel(
  config: Config,
  socketId: string,
  channel: string,
  sessionId: number,
): string {
  const { pusher } = config;
  if (pusher) {
    return `${pusher.key}:${sign(pusher.secret, `${socketId}:${channel}`).toString('hex')}`;
  }
  const signature = signatureOf(config, socketId, channel, sessionId).toString('hex');
  return `${realtimeKey(config)}:${signature}${sessionId.toString(16)}`;
}

/** The session that asked for this proof; null where the proof is none. */
export function sessionOf(
  config: Config,
  socketId: string,
  channel: string,
  proof: unknown,
): number | null {
  if (typeof proof !== 'string') return null;
  const [key, rest = ''] = proof.split(':');
  if (key !== realtimeKey(config) || !/^[0-9a-f]{65,80}$/.test(rest)) return null;
  const sessionId = Number.parseInt(rest.slice(signatureLength), 16);
  const given = Buffer.from(rest.slice(0, signatureLength), 'hex');
  return isSame(given, signatureOf(config, socketId, channel, sessionId)) ? sessionId : null;
}

const signatureOf = (config: Config, socketId: string, channel: string, sessionId: number) =>
  sign(config.secret, `realtime:${socketId}:${channel}:${sessionId}`);
