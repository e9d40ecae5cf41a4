import Pusher, { type Channel } from 'pusher-js';
import { personChannel, sessionOverCode } from '#contract/realtime.ts';
import { carrySubscriptions, type Subscription } from './subscriptions.ts';

const pauseBeforeAskingMs = 5000;
const forbidden = 403;

type Proof = { auth: string; channel_data?: string | undefined };

interface ConnectionOptions {
  /** Where sockets are, as the public settings say. */
  place: { key: string; host: string; port: number; tls: boolean; embedded: boolean };
  userId: number;
  /** The proof that this socket may listen to this channel. */
  authorize: (socketId: string, channel: string) => Promise<Proof>;
  /** The proof of whose this socket is, for a server that is not ours. */
  authenticate: (socketId: string) => Promise<{ auth: string; user_data: string }>;
  /** The connection was lost for a while: something may have been missed. */
  onBack: () => void;
  /** The server has ended the session. */
  onOver: () => void;
}

/** Opens the connection of a person and answers how to close it. Comes with its library, so: on demand. */
export function openConnection(options: ConnectionOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBack = false;
  const watch = {
    onHere() {
      if (isBack) options.onBack();
      isBack = true;
    },
    onEnded() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        close();
        close = openLine(options, watch);
      }, pauseBeforeAskingMs);
    },
  };
  let close = openLine(options, watch);
  return () => {
    clearTimeout(timer);
    close();
  };
}

interface Watch {
  /** The connection is there, for the first time or again. */
  onHere: () => void;
  /** It was closed for good, and should be there: the library does not connect again by itself. */
  onEnded: () => void;
}

function openLine(options: ConnectionOptions, { onHere, onEnded }: Watch): () => void {
  const { place } = options;
  const pusher = new Pusher(place.key, {
    // Asked for by the library, of no use with a host.
    cluster: '',
    ...addressOf(place),
    // Everything else would load foreign scripts.
    enabledTransports: ['ws'],
    userAuthentication: {
      customHandler: async ({ socketId }, done) => {
        try {
          done(null, await options.authenticate(socketId));
        } catch (error) {
          done(error as Error, null);
        }
      },
    },
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
  // Everybody signed in has it: that it is back says that the connection is.
  channels.join(personChannel(options.userId)).bind('pusher:subscription_succeeded', onHere);
  // So that it can be closed when the session ends; ours knows by the proofs.
  if (!place.embedded) pusher.signin();
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
    if (codeOf(error) !== sessionOverCode) return;
    options.onOver();
    // A server that is not ours closes all sockets of a person, those of other sessions too.
    if (!place.embedded) onEnded();
  });
  return () => {
    leave();
    channels.close();
    pusher.unbind_all();
    pusher.connection.unbind();
    pusher.disconnect();
  };
}

/** The embedded server is where the page is, by whatever name somebody has reached it. */
function addressOf({ embedded, host, port, tls }: ConnectionOptions['place']) {
  if (!embedded) return { wsHost: host, wsPort: port, wssPort: port, forceTLS: tls };
  const own = Number(location.port);
  return {
    wsHost: location.hostname,
    wsPort: own || 80,
    wssPort: own || 443,
    forceTLS: location.protocol === 'https:',
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
