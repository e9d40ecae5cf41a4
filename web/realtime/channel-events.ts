import type { z } from 'zod';
import type { RealtimeEvent } from '#contract/realtime.ts';

/** Of the client library, which sends what it says: there is nothing to check. */
const ofLibrary = <Payload>(name: string) =>
  ({ name }) as unknown as RealtimeEvent<z.ZodType<Payload>>;

/** What the client library itself tells of a channel: it is listened to, for the first time or again. */
export const joined = ofLibrary<unknown>('pusher:subscription_succeeded');
/** It is listened to no more, or was not let in. */
export const refused = ofLibrary<unknown>('pusher:subscription_error');

interface Member {
  id: string;
}

/** Of a presence channel, after the list that came with `joined`. */
export const memberAdded = ofLibrary<Member>('pusher:member_added');
export const memberRemoved = ofLibrary<Member>('pusher:member_removed');

/** Who was there when the presence channel was joined, by id. */
export function membersOf(payload: unknown): string[] {
  const { members = {} } = payload as { members?: Record<string, unknown> };
  return Object.keys(members);
}
