import { WebSocket } from 'ws';
import type { Config } from '#server/platform/config.ts';
import { realtimeKey, signChannel } from '#server/platform/realtime/signature.ts';

interface Frame {
  event: string;
  channel?: string;
  data: string;
}

/** One socket of one person, as light as it can be: thousands are in the process that measures. */
export class Listener {
  readonly person: number;
  readonly #socket: WebSocket;
  readonly #config: Config;
  readonly #hear: (frame: Frame) => void;
  readonly #id: Promise<string>;
  readonly #joined = new Map<string, () => void>();

  constructor(
    server: string,
    { person, config, hear }: { person: number; config: Config; hear: (frame: Frame) => void },
  ) {
    this.person = person;
    this.#config = config;
    this.#hear = hear;
    const place = `${server.replace(/^http/, 'ws')}/app/${realtimeKey(config)}?protocol=7`;
    this.#socket = new WebSocket(place, {
      perMessageDeflate: false,
      // As behind a proxy: everybody has an address of their own.
      headers: { 'x-forwarded-for': `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}` },
    });
    this.#id = new Promise((resolve, reject) => {
      this.#socket.once('error', reject);
      this.#socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
      this.#socket.on('message', (text: Buffer) => this.#take(text.toString(), resolve));
    });
  }

  #take(text: string, opened: (id: string) => void): void {
    const frame = JSON.parse(text) as Frame;
    switch (frame.event) {
      case 'pusher:connection_established':
        return opened((JSON.parse(frame.data) as { socket_id: string }).socket_id);
      case 'pusher_internal:subscription_succeeded':
        return this.#joined.get(frame.channel ?? '')?.();
      case 'pusher:ping':
        return this.say('pusher:pong', {});
      default:
        return this.#hear(frame);
    }
  }

  /** Until the server has let it in. */
  async join(channel: string): Promise<void> {
    const auth = signChannel(this.#config, await this.#id, channel, this.person);
    const isIn = new Promise<void>((resolve) => this.#joined.set(channel, resolve));
    this.say('pusher:subscribe', { channel, auth });
    await isIn;
  }

  say(event: string, data: object, channel?: string): void {
    this.#socket.send(JSON.stringify({ event, data, ...(channel && { channel }) }));
  }

  close(): void {
    this.#socket.terminate();
  }
}
