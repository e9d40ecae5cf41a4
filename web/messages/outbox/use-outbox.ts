import { useEffect, useState, useSyncExternalStore } from 'react';
import { dialogCalls } from '#contract/dialogs.ts';
import { type Message } from '#contract/messages.ts';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { newUuid } from './new-uuid.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Outgoing } from './outbox-state.ts';

const none: readonly Outgoing[] = [];

/** What this tab is sending to a channel; the id of a person keeps the next one's apart. */
export function useOutbox(
  channel: string,
  ownId: number,
  onSent: (message: Message) => void,
): [readonly Outgoing[], Outbox] {
  const api = useApi();
  const key = `outbox-${ownId}-${channel}`;
  const [outbox] = useState(() =>
    createOutbox({
      send: ({ clientId, text, attachments }) =>
        api.call(dialogCalls.send, {
          body: {
            channel,
            client_id: clientId,
            text,
            attachments: attachments.map(({ id }) => id),
          },
        }),
      onSent,
      read: () => readStored(key, 'session'),
      write: (stored) => writeStored(key, stored, 'session'),
      newId: newUuid,
      now: () => new Date().toISOString(),
    }),
  );
  useEffect(() => {
    outbox.restore();
    const retry = () => outbox.retry();
    window.addEventListener('online', retry);
    return () => {
      outbox.stop();
      window.removeEventListener('online', retry);
    };
  }, [outbox]);
  return [useSyncExternalStore(outbox.subscribe, outbox.outgoing, () => none), outbox];
}
