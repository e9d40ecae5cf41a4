import Pusher from 'pusher-js';
import { channelChannel, channelChanged } from '#contract/dialog-events.ts';
import { dialogCalls } from '#contract/dialogs.ts';
import { type Message } from '#contract/messages.ts';
import type { Side, Talk } from './dialogs.ts';

const reconnectMs = 2000;

export interface Follower {
  /** What it knows by now, by id. */
  messages: ReadonlyMap<number, Message>;
  sequence(): number;
  stop(): void;
}

/**
 * A page that was opened on an empty dialog and stays open: it asks what has come after its sequence
 * when a socket says that something has, and when the socket is back; never by the clock.
 */
export function follow(
  talk: Talk,
  side: Side,
  server: { origin: string; key: string },
  mayRead: () => boolean,
): Follower {
  const messages = new Map<number, Message>();
  let sequence = 0;
  let isAsking = false;
  let isAwaited = false;
  const over = new AbortController();
  const { hostname, port } = new URL(server.origin);
  const pusher = new Pusher(server.key, {
    cluster: '',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `${server.origin}/api/broadcasting/auth`,
      headers: { authorization: `Bearer ${side.client.token}` },
    },
  });

  async function askForMore(): Promise<void> {
    isAwaited = true;
    if (isAsking) return;
    isAsking = true;
    while (isAwaited && !over.signal.aborted) {
      isAwaited = false;
      await readOn();
    }
    isAsking = false;
  }

  async function readOn(): Promise<void> {
    const params = { channel: talk.channel };
    const { status, data } = await side.client.insist(dialogCalls.events, {
      params,
      query: { after: sequence },
    });
    if (status !== 200) return void setTimeout(() => void askForMore(), 500);
    for (const message of data.messages) messages.set(message.id, message);
    sequence = data.sequence;
    if (data.has_more) isAwaited = true;
    const last = [...messages.keys()].at(-1);
    if (last && mayRead()) await markRead(last);
  }

  async function markRead(message_id: number): Promise<void> {
    side.reads += 1;
    await side.client.insist(dialogCalls.read, { body: { channel: talk.channel, message_id } });
  }

  const join = () => {
    const channel = pusher.subscribe(channelChannel(talk.channel));
    channel.bind('pusher:subscription_succeeded', () => void askForMore());
    channel.bind(channelChanged.name, () => void askForMore());
    // As our pages do: the library asks for the proof once only.
    channel.bind('pusher:subscription_error', () => setTimeout(() => channel.subscribe(), 500));
  };
  join();
  // By itself the library tries again after 15, 30 and 60 seconds: a run would be over by then.
  const impatience = setInterval(() => {
    if (pusher.connection.state === 'connected') return;
    pusher.disconnect();
    pusher.connect();
  }, reconnectMs);
  return {
    messages,
    sequence: () => sequence,
    stop() {
      over.abort();
      clearInterval(impatience);
      pusher.unbind_all();
      pusher.disconnect();
    },
  };
}
