import type { Attachment } from '#contract/attachments.ts';

/** A message that the server has not confirmed. */
export interface Outgoing {
  clientId: string;
  text: string;
  attachments: readonly Attachment[];
  /** When it was sent by its author. */
  at: string;
  /** `lost`: sent again by itself; `refused`: only its author can mend it. */
  state: 'sending' | 'lost' | 'refused';
  /** Why it was not accepted, fit to be shown. */
  reason: string;
}

type List = readonly Outgoing[];

/** What the server has confirmed is known by its message from now on. */
export function acknowledge(list: List, clientIds: ReadonlySet<string>): List {
  const left = list.filter(({ clientId }) => !clientIds.has(clientId));
  return left.length === list.length ? list : left;
}

export function change(list: List, clientId: string, parts: Partial<Outgoing>): List {
  return list.map((one) => (one.clientId === clientId ? { ...one, ...parts } : one));
}

/** What may be tried now: the oldest, so that the order stays. What was refused holds up nobody. */
export function nextToSend(list: List): Outgoing | undefined {
  const first = list.find(({ state }) => state !== 'refused');
  return first?.state === 'sending' ? first : undefined;
}

/** Tries again what was lost on its way; `clientId` also what was refused. */
export function retry(list: List, clientId?: string): List {
  return list.map((one) =>
    one.state === 'lost' || one.clientId === clientId
      ? { ...one, state: 'sending', reason: '' }
      : one,
  );
}

export const toStored = (list: List): string | null =>
  list.length === 0 ? null : JSON.stringify(list);

/** After a reload what was on its way is tried again, under the same id. */
export function fromStored(stored: string | null): List {
  if (stored === null) return [];
  try {
    const list = JSON.parse(stored) as Outgoing[];
    return Array.isArray(list) ? retry(list.filter(isOutgoing)) : [];
  } catch {
    return [];
  }
}

function isOutgoing(one: Partial<Outgoing> | null): boolean {
  return (
    typeof one?.clientId === 'string' &&
    typeof one.text === 'string' &&
    Array.isArray(one.attachments)
  );
}
