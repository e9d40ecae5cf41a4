import { useEffect, useRef } from 'react';
import { dialogCalls, type Dialog } from '#contract/dialogs.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';

/** Tells the other side that what they have written has come, though nobody has read it yet. */
export function useDelivered(dialogs: readonly Dialog[], ownId: number): void {
  const api = useApi();
  const told = useRef(new Map<string, number>());
  useEffect(() => {
    for (const { channel, unread_count, last_message } of dialogs) {
      if (unread_count === 0 || !last_message || last_message.author_id === ownId) continue;
      const { id } = last_message;
      if ((told.current.get(channel) ?? 0) >= id) continue;
      told.current.set(channel, id);
      api
        .call(dialogCalls.delivered, { body: { channel, message_id: id } })
        .catch((error: unknown) => {
          // Reading it says so as well.
          if (!(error instanceof ApiError)) throw error;
        });
    }
  }, [api, dialogs, ownId]);
}
