import { typing } from '#contract/dialog-events.ts';
import type { ChannelKind } from '#server/platform/realtime/channels.ts';
import { listenersAmong } from './access.ts';

/** What happens in one dialog, for the two of it. */
export const dialogChannels: ChannelKind = {
  pattern: 'private-channels.{id}',
  listenersAmong,
  clientEvents: [typing],
};

/** Who of the two has it open. */
export const dialogPresence: ChannelKind = {
  pattern: 'presence-channels.{id}',
  listenersAmong,
  // What libraries hand to `here` and `joining`: without it nobody could tell who that is.
  memberInfo: async (_db, _key, person) => ({ id: person }),
};
