import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import Pusher from 'pusher-js';
import { WebSocket } from 'ws';
import { authorizeChannel, personChannel } from '#contract/realtime.ts';
import { getPublicConfig } from '#contract/public-config.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

/** The server over loopback, as a client reaches it. */
export async function listen(server: FastifyInstance): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}

/** As an app does it: the bearer, and the form that the library sends by itself. */
export const pusherClient = (
  { visitor }: { visitor: Visitor },
  { key, port }: { key: string; port: number },
): Pusher =>
  new Pusher(key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `http://127.0.0.1:${port}/api/broadcasting/auth`,
      headers: { authorization: `Bearer ${visitor.cookies.get('auth.token')}` },
    },
  });

export async function keyOf(visitor: Visitor): Promise<string> {
  return (await visitor.call(getPublicConfig)).data.realtime.key;
}

interface Heard {
  event: string;
  channel?: string;
  data: unknown;
}

/** A socket without a library of the protocol: says and hears exactly what a test wants. */
export class BareSocket {
  readonly socket: WebSocket;
  readonly heard: Heard[] = [];
  /** Settles when the connection has gone, with its code and the time. */
  readonly closed: Promise<{ code: number; at: number }>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers });
    this.socket.on('message', (data) => this.heard.push(read((data as Buffer).toString())));
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => resolve({ code, at: performance.now() }));
    });
  }

  say(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message of this name, waited for. */
  async hear(event: string, ms = 3000): Promise<Heard> {
    const until = performance.now() + ms;
    for (;;) {
      const found = this.heard.find((one) => one.event === event);
      if (found) return found;
      if (performance.now() > until) {
        throw new Error(`Heard no ${event}, only ${JSON.stringify(this.heard)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async id(): Promise<string> {
    const { data } = await this.hear('pusher:connection_established');
    return (data as { socket_id: string }).socket_id;
  }

  async subscribe(channel: string, auth: string): Promise<void> {
    this.say({ event: 'pusher:subscribe', data: { channel, auth } });
  }
}

function read(text: string): Heard {
  const { data, ...rest } = JSON.parse(text) as Heard;
  return { ...rest, data: typeof data === 'string' ? JSON.parse(data) : data };
}

export const socketUrl = (port: number, key: string, query = 'protocol=7') =>
  `ws://127.0.0.1:${port}/app/${key}?${query}`;

/** The proof for one's own channel, as the person's browser gets it. */
export async function proofFor(visitor: Visitor, socketId: string, id: number): Promise<string> {
  const body = { socket_id: socketId, channel_name: personChannel(id) };
  const { status, data } = await visitor.call(authorizeChannel, { body });
  if (status !== 200) throw new Error(`No proof: ${status}`);
  return data.auth;
}

/** A socket that listens to the channel of its person. */
export async function listeningSocket(
  port: number,
  { visitor, id }: { visitor: Visitor; id: number },
): Promise<BareSocket> {
  const socket = new BareSocket(socketUrl(port, await keyOf(visitor)));
  await socket.subscribe(personChannel(id), await proofFor(visitor, await socket.id(), id));
  await socket.hear('pusher_internal:subscription_succeeded');
  return socket;
}
