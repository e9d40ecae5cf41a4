import { z } from 'zod';
import { realtimeEvent } from './realtime.ts';

/** To the two of a channel: something has changed up to here, ask `events` for it. */
export const channelChanged = realtimeEvent({
  name: 'channel.changed',
  payload: z.object({ channel: z.string(), sequence: z.number().int() }),
});

/** To one person: a dialog of theirs has changed, and so many messages are unread in all. */
export const dialogChanged = realtimeEvent({
  name: 'dialog.changed',
  payload: z.object({
    channel: z.string(),
    sequence: z.number().int(),
    unread_messages_count: z.number().int(),
  }),
});

/** Said by one client to the other while somebody types. */
export const typing = realtimeEvent({ name: 'client-typing', payload: z.object({}) });

/** What is told of one dialog. */
export const channelChannel = (key: string) => `private-channels.${key}`;
/** Who of the two is there. */
export const channelPresence = (key: string) => `presence-channels.${key}`;
