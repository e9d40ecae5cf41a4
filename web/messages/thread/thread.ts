import type { Channel, ChannelEvents } from '#contract/dialogs.ts';
import type { Message } from '#contract/messages.ts';
import { mergeMessages } from './thread-state.ts';

/** What the page of a channel knows. */
export interface ThreadState extends Omit<Channel, 'messages'> {
  messages: readonly Message[];
  older: 'resting' | 'loading' | 'failed';
}

interface ThreadCalls {
  /** All changes after this one. */
  askEvents: (after: number) => Promise<ChannelEvents>;
  askOlder: (before: number) => Promise<Pick<Channel, 'messages' | 'next_cursor'>>;
}

export type Thread = ReturnType<typeof createThread>;

/** One channel as a tab knows it: history upwards, changes by their sequence. */
export function createThread(loaded: Channel, { askEvents, askOlder }: ThreadCalls) {
  let state: ThreadState = { ...loaded, older: 'resting' };
  let catching: Promise<void> | null = null;
  let hasNews = false;
  const listeners = new Set<() => void>();

  function set(parts: Partial<ThreadState>) {
    state = { ...state, ...parts };
    for (const listener of listeners) listener();
  }

  async function askAll(): Promise<void> {
    let hasMore = true;
    while (hasMore) {
      hasNews = false;
      const { has_more, messages, ...events } = await askEvents(state.sequence);
      set({ ...events, messages: mergeMessages(state.messages, messages) });
      // Something was told while the answer was on its way.
      hasMore = has_more || hasNews;
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Asks for whatever has changed since; one question at a time. */
    catchUp: (): Promise<void> => {
      hasNews = true;
      catching ??= askAll().finally(() => {
        catching = null;
      });
      return catching;
    },
    /** What the server has answered to something of one's own; the sequence stays, to miss nothing. */
    take: (message: Message) => set({ messages: mergeMessages(state.messages, [message]) }),
    markRead: (id: number) =>
      set({ own: { ...state.own, read_id: Math.max(state.own.read_id, id) } }),
    loadOlder: async (): Promise<void> => {
      const { next_cursor: before } = state;
      if (before === null || state.older === 'loading') return;
      set({ older: 'loading' });
      try {
        const { messages, next_cursor } = await askOlder(before);
        set({
          messages: mergeMessages(state.messages, messages),
          next_cursor,
          older: 'resting',
        });
      } catch {
        set({ older: 'failed' });
      }
    },
  };
}
