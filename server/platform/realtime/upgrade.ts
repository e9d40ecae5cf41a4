import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { isOwnOrigin } from '../http/csrf.ts';
import { addressKey, plainAddress } from '../http/addresses.ts';
import { rawAnswer } from '../http/raw-answer.ts';
import { transportSecurity } from '../http/transport-security.ts';
import { Connection } from './connection.ts';
import { converse, type Talk } from './conversation.ts';
import { type Closing, closings, errorFrame, isSocketCall, judgeCall } from './protocol.ts';
import { realtimeKey } from './signature.ts';

/** What a client says is a few words. */
const frameBytes = 10 * 1024;

interface Upgrades {
  /** From now on nobody comes in. */
  shut(): void;
}

/** Takes the calls for sockets that come to the server. */
export function acceptUpgrades(server: Server, talk: Talk): Upgrades {
  const { config, hub, bounds } = talk;
  const key = realtimeKey(config);
  const trusted = proxyAddress.compile(config.trustedProxies);
  let isShut = false;
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // Costs hundreds of kilobytes a socket, for messages of a hundred bytes.
    perMessageDeflate: false,
    maxPayload: frameBytes,
  });

  function refuse(socket: Duplex, status: number): void {
    socket.on('error', () => undefined);
    const headers = { connection: 'close', 'content-length': '0', ...transportSecurity(config) };
    socket.end(rawAnswer(status, headers));
  }

  function take(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!isSocketCall(request)) return;
    if (!isFromHere(request, config)) return refuse(socket, 403);
    if (isShut) return refuse(socket, 503);
    const address = addressKey(plainAddress(proxyAddress(request, trusted)));
    sockets.handleUpgrade(request, socket, head, (open) => {
      // The library has closed it by then, with a code of its own.
      open.on('error', () => undefined);
      const connection = new Connection(open, socket, address, bounds);
      const fault = judgeCall(request, key) ?? (hub.hasRoomFor(address) ? null : closings.full);
      if (fault) return turnAway(connection, fault);
      return converse(open, connection, talk);
    });
  }

  // What is no handshake is refused as everything else here, not in the words of the library.
  sockets.on('wsClientError', (_error, socket) => refuse(socket, 400));
  server.on('upgrade', take);
  return { shut: () => void (isShut = true) };
}

/** Pages of other sites must not speak through the browsers of our people; apps send no origin. */
function isFromHere({ headers }: IncomingMessage, config: Config): boolean {
  const { origin, host = '' } = headers;
  return origin === undefined || isOwnOrigin(origin, host, config);
}

function turnAway(connection: Connection, closing: Closing): void {
  connection.send(errorFrame(closing.code, closing.reason));
  connection.close(closing);
}
