import type { Attachment } from '#contract/attachments.ts';
import type { Message } from '#contract/messages.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import * as list from './outbox-state.ts';

interface OutboxParts {
  send: (message: list.Outgoing) => Promise<Message>;
  onSent: (message: Message) => void;
  read: () => string | null;
  write: (stored: string | null) => void;
  newId: () => string;
  now: () => string;
}

export type Outbox = ReturnType<typeof createOutbox>;

const retryMs = 4000;
const lostWords = 'Нет связи. Отправим, когда она появится';

/** Messages of one channel on their way: one after another, each kept until the server has it. */
export function createOutbox(parts: OutboxParts) {
  let outgoing: readonly list.Outgoing[] = [];
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: readonly list.Outgoing[]) {
    if (next === outgoing) return;
    outgoing = next;
    parts.write(list.toStored(next));
    for (const listener of listeners) listener();
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let one = list.nextToSend(outgoing); one; one = list.nextToSend(outgoing)) {
      await sendOne(one);
    }
    isSending = false;
  }

  async function sendOne(message: list.Outgoing): Promise<void> {
    const { clientId } = message;
    try {
      const sent = await parts.send(message);
      parts.onSent(sent);
      set(list.acknowledge(outgoing, new Set([clientId])));
    } catch (error) {
      const { state, reason } = failureOf(error);
      set(list.change(outgoing, clientId, { state, reason }));
      if (state === 'lost') {
        clearTimeout(timer);
        timer = setTimeout(retryLost, retryMs);
      }
    }
  }

  function retryLost(clientId?: string) {
    set(list.retry(outgoing, clientId));
    void sendAll();
  }

  return {
    outgoing: () => outgoing,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** After a reload: what was on its way goes on. */
    restore: () => {
      const stored = list.fromStored(parts.read());
      const known = new Set(outgoing.map(({ clientId }) => clientId));
      set([...stored.filter(({ clientId }) => !known.has(clientId)), ...outgoing]);
      void sendAll();
    },
    add: (text: string, attachments: readonly Attachment[]) => {
      const message = { clientId: parts.newId(), text, attachments, at: parts.now() };
      set([...outgoing, { ...message, state: 'sending', reason: '' }]);
      void sendAll();
    },
    retry: retryLost,
    /** Taken back by its author, who may want its text again. */
    drop: (clientId: string) => set(list.acknowledge(outgoing, new Set([clientId]))),
    /** The answer may be lost, and the message come as news. */
    confirm: (messages: readonly Message[]) => {
      set(
        list.acknowledge(outgoing, new Set(messages.flatMap(({ client_id }) => client_id ?? []))),
      );
    },
    stop: () => clearTimeout(timer),
  };
}

function failureOf(error: unknown): Pick<list.Outgoing, 'state' | 'reason'> {
  if (!(error instanceof ApiError)) return { state: 'lost', reason: lostWords };
  const { status, detail } = error.problem;
  if (error.isNetworkFailure) return { state: 'lost', reason: lostWords };
  if (status === 429 || status >= 500) return { state: 'lost', reason: 'Отправим через минуту' };
  return { state: 'refused', reason: detail };
}
