import Pusher from 'pusher-js';
import {
  notificationEvent,
  personChannel,
  type RealtimeEvents,
  sessionOverCode,
} from '#contract/realtime.ts';

const pauseBeforeAskingMs = 5000;

interface LineOptions {
  key: string;
  userId: number;
  /** The proof that this socket may listen to this channel. */
  authorize: (socketId: string, channel: string) => Promise<{ auth: string }>;
  onNotification: (event: RealtimeEvents[typeof notificationEvent]) => void;
  /** The line was lost for a while: something may have been missed. */
  onBack: () => void;
  /** The server has ended the session. */
  onOver: () => void;
}

/** Opens the line of a person and answers how to close it. Comes with its library, so: on demand. */
export function openLine(options: LineOptions): () => void {
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
          done(null, await options.authorize(socketId, channelName));
        } catch (error) {
          // What is wrong with the session has been dealt with on the way.
          done(error as Error, null);
        }
      },
    },
  });
  let isBack = false;
  const channel = pusher.subscribe(personChannel(options.userId));
  channel.bind(notificationEvent, options.onNotification);
  channel.bind('pusher:subscription_succeeded', () => {
    if (isBack) options.onBack();
    isBack = true;
  });
  // The library asks for the proof once only.
  let again: ReturnType<typeof setTimeout> | undefined;
  channel.bind('pusher:subscription_error', () => {
    again = setTimeout(() => channel.subscribe(), pauseBeforeAskingMs);
  });
  pusher.connection.bind('error', (error: unknown) => {
    if (codeOf(error) === sessionOverCode) options.onOver();
  });
  return () => {
    clearTimeout(again);
    pusher.unbind_all();
    pusher.connection.unbind();
    pusher.disconnect();
  };
}

const codeOf = (error: unknown) => (error as { data?: { code?: unknown } } | null)?.data?.code;
