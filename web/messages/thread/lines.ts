import type { Message } from '#contract/messages.ts';
import type { ReadMarks } from '#contract/dialogs.ts';
import type { Outgoing } from '../outbox/outbox-state.ts';

interface Placed {
  /** The same before and after the server has confirmed it, so that nothing flickers. */
  key: string;
  author_id: number | null;
  sent_at: string;
}

/** A line of a conversation: what the server has, or what is on its way there. */
export type Line =
  | (Placed & { message: Message; outgoing?: undefined })
  | (Placed & { message?: undefined; outgoing: Outgoing });

/** What is on its way stands at the end, until the server says where it belongs. */
export function linesOf(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  ownId: number,
): Line[] {
  const confirmed = new Set(
    messages.filter((one) => one.author_id === ownId).map((one) => one.client_id),
  );
  const sent = messages.map((message) => ({
    key: keyOf(message),
    author_id: message.kind === 'system' ? null : message.author_id,
    sent_at: message.sent_at,
    message,
  }));
  const waiting = outgoing
    .filter(({ clientId }) => !confirmed.has(clientId))
    .map((one) => ({ key: one.clientId, author_id: ownId, sent_at: one.at, outgoing: one }));
  return [...sent, ...waiting];
}

const keyOf = ({ id, client_id }: Message) => client_id ?? `m${id}`;

/** What the other side has seen of one's own message. */
export function markOf(
  { id }: Pick<Message, 'id'>,
  { read_id, delivered_id }: ReadMarks,
): 'sent' | 'delivered' | 'read' {
  if (id <= read_id) return 'read';
  return id <= delivered_id ? 'delivered' : 'sent';
}
