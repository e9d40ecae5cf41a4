import Pusher, { type Channel } from 'pusher-js';
import { personChannel, sessionOverCode } from '#contract/realtime.ts';
import { carrySubscriptions, type Subscription } from './subscriptions.ts';

const pauseBeforeAskingMs = 5000;
const forbidden = 403;

interface ConnectionOptions {
  key: string;
  userId: number;
  /** The proof that this socket may listen to this channel. */
  authorize: (
    socketId: string,
    channel: string,
  ) => Promise<{ auth: string; channel_data?: string | undefined }>;
  /** The connection was lost for a while: something may have been missed. */
  onBack: () => void;
  /** The server has ended the session. */
  onOver: () => void;
}

/** Opens the connection of a person and answers how to close it. Comes with its library, so: on demand. */
export function openConnection(options: ConnectionOptions): () => void {
  // The sockets of a page are where the page is, by whatever name somebody has reached it.
  const { hostname, port, protocol } = location;
  const pusher = new Pusher(options.key, {
    // Asked for by the library, of no use with a host.
    cluster: '',
    wsHost: hostname,
    wsPort: Number(port) || 80,
    wssPort: Number(port) || 443,
    forceTLS: protocol === 'https:',
    // Everything else would load foreign scripts.
    enabledTransports: ['ws'],
    channelAuthorization: {
      customHandler: async ({ socketId, channelName }, done) => {
        try {
          const { auth, channel_data } = await options.authorize(socketId, channelName);
          done(null, { auth, ...(channel_data !== undefined && { channel_data }) });
        } catch (error) {
          // What is wrong with the session has been dealt with on the way.
          done(error as Error, null);
        }
      },
    },
  });
  const channels = openChannels(pusher);
  let isBack = false;
  // Everybody signed in has it: that it is back says that the connection is.
  channels.join(personChannel(options.userId)).bind('pusher:subscription_succeeded', () => {
    if (isBack) options.onBack();
    isBack = true;
  });
  const leave = carrySubscriptions({
    carry({ channel, event, handle }: Subscription) {
      channels.join(channel).bind(event, handle);
      return () => channels.leave(channel, event, handle);
    },
    whisper(channel, event, payload) {
      const open = pusher.channel(channel);
      if (open?.subscribed) open.trigger(event, payload);
    },
  });
  pusher.connection.bind('error', (error: unknown) => {
    if (codeOf(error) === sessionOverCode) options.onOver();
  });
  return () => {
    leave();
    channels.close();
    pusher.unbind_all();
    pusher.connection.unbind();
    pusher.disconnect();
  };
}

/** A channel is listened to as long as somebody on the page hears something of it. */
function openChannels(pusher: Pusher) {
  const listeners = new Map<string, number>();
  const retries = new Set<ReturnType<typeof setTimeout>>();

  function open(name: string): Channel {
    const channel = pusher.subscribe(name);
    // The library asks for the proof once only; access that has ended is not asked for again.
    channel.bind('pusher:subscription_error', (refusal: { status?: unknown } | null) => {
      if (refusal?.status === forbidden) return;
      retries.add(setTimeout(() => channel.subscribe(), pauseBeforeAskingMs));
    });
    return channel;
  }

  return {
    join(name: string): Channel {
      listeners.set(name, (listeners.get(name) ?? 0) + 1);
      return pusher.channel(name) ?? open(name);
    },
    leave(name: string, event: string, handle: (payload: unknown) => void): void {
      pusher.channel(name)?.unbind(event, handle);
      const left = (listeners.get(name) ?? 1) - 1;
      listeners.set(name, left);
      if (left === 0) pusher.unsubscribe(name);
    },
    close: () => retries.forEach((retry) => clearTimeout(retry)),
  };
}

const codeOf = (error: unknown) => (error as { data?: { code?: unknown } } | null)?.data?.code;
