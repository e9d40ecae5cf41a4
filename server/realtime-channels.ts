import { dialogChannels, dialogPresence } from './dialogs/channel.access.ts';
import { personChannels } from './notifications/channel.access.ts';
import type { ChannelKind } from './platform/realtime/channels.ts';

/** Every kind of channel that there is; each room declares its own. */
export const realtimeChannels: readonly ChannelKind[] = [
  personChannels,
  dialogChannels,
  dialogPresence,
];
