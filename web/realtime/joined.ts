import { z } from 'zod';
import { realtimeEvent } from '#contract/realtime.ts';

/** What the client library itself tells of a channel: it is listened to, for the first time or again. */
export const joined = realtimeEvent({
  name: 'pusher:subscription_succeeded',
  payload: z.unknown(),
});

const member = z.object({ id: z.string() });
/** Of a presence channel, after the list that came with `joined`. */
export const memberAdded = realtimeEvent({ name: 'pusher:member_added', payload: member });
export const memberRemoved = realtimeEvent({ name: 'pusher:member_removed', payload: member });

/** Who was there when the presence channel was joined, by id. */
export function membersOf(payload: unknown): string[] {
  const { members = {} } = payload as { members?: Record<string, unknown> };
  return Object.keys(members);
}
