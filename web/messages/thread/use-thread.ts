import { useEffect, useState, useSyncExternalStore } from 'react';
import { channelChanged, channelChannel, dialogChanged } from '#contract/dialog-events.ts';
import { dialogCalls, type Channel } from '#contract/dialogs.ts';
import { personChannel } from '#contract/realtime.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { joined, refused } from '#web/realtime/channel-events.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';
import { createThread, type Thread, type ThreadState } from './thread.ts';

/** The messages of a channel, kept up to date as long as its page is open. */
export function useThread(loaded: Channel, ownId: number): [ThreadState, Thread] {
  const api = useApi();
  const { channel } = loaded;
  const [thread] = useState(() => {
    const params = { channel };
    return createThread(loaded, {
      askEvents: (after) => api.call(dialogCalls.events, { params, query: { after } }),
      askOlder: (before) => api.call(dialogCalls.show, { params, query: { before } }),
    });
  });

  const state = useSyncExternalStore(thread.subscribe, thread.state, thread.state);
  const isOpen = state.closed === null;

  useEffect(() => {
    const catchUp = () =>
      void thread.catchUp().catch((error: unknown) => {
        // The connection comes back, and so does the question.
        if (!(error instanceof ApiError)) throw error;
      });
    // The page may have been made, or kept, a while ago.
    catchUp();
    const stops = isOpen
      ? [
          subscribe(channelChannel(channel), channelChanged, ({ sequence }) => {
            if (sequence > thread.state().sequence) catchUp();
          }),
          subscribe(channelChannel(channel), joined, catchUp),
          // One of the two may have blocked the other.
          subscribe(channelChannel(channel), refused, catchUp),
        ]
      : [
          // Nobody may listen to a closed one; that it is open again comes by one's own channel.
          subscribe(personChannel(ownId), dialogChanged, (changed) => {
            if (changed.channel === channel) catchUp();
          }),
          subscribe(personChannel(ownId), joined, catchUp),
        ];
    window.addEventListener('online', catchUp);
    return () => {
      stops.forEach((stop) => stop());
      window.removeEventListener('online', catchUp);
    };
  }, [thread, channel, ownId, isOpen]);

  return [state, thread];
}
