import { useEffect, useState } from 'react';
import { dialogCalls } from '#contract/dialogs.ts';
import { type Message } from '#contract/messages.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';

interface Reading {
  channel: string;
  /** The last one that the other side has said. */
  newest: Message | undefined;
  /** All up to this one are marked already. */
  readId: number;
  isAtBottom: boolean;
  onRead: (id: number) => void;
}

/** Marks as read what is in sight of somebody who looks: the tab is shown, and its end too. */
export function useReading({ channel, newest, readId, isAtBottom, onRead }: Reading): void {
  const api = useApi();
  const isWatched = useWatched();
  const id = newest?.id;
  useEffect(() => {
    if (id === undefined || id <= readId || !isAtBottom || !isWatched) return;
    void (async () => {
      try {
        const body = { channel, message_id: id };
        await api.call(dialogCalls.read, { body });
        onRead(id);
      } catch (error) {
        // A mark that is lost is made up for by the next one.
        if (!(error instanceof ApiError)) throw error;
      }
    })();
  }, [api, channel, id, readId, isAtBottom, isWatched, onRead]);
}

function useWatched(): boolean {
  const [isWatched, setWatched] = useState(false);
  useEffect(() => {
    const look = () => setWatched(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isWatched;
}
