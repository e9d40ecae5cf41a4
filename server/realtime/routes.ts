import { authenticateSocket, authorizeChannel } from '#contract/realtime.ts';
import { forbidden } from '#server/platform/errors.ts';
import {
  type ChannelKind,
  findChannel,
  mayListen,
  memberData,
} from '#server/platform/realtime/channels.ts';
import { signChannel } from '#server/platform/realtime/signature.ts';
import type { AddRoute } from '#server/platform/route.ts';

export function addRealtimeRoutes(add: AddRoute, channels: readonly ChannelKind[]): void {
  add(authorizeChannel, async ({ viewer, body }, { config, db }) => {
    const { socket_id, channel_name: name } = body;
    const channel = findChannel(channels, name);
    // Whether a channel exists is nobody's business: all that is not one's own is refused alike.
    if (!channel || !(await mayListen(db, channel, viewer.id)))
      throw forbidden('Этот канал не ваш');
    const channel_data = await memberData(db, channel, viewer.id);
    const signed = channel_data === undefined ? name : `${name}:${channel_data}`;
    const auth = signChannel(config, socket_id, signed, viewer.session_id);
    return { auth, ...(channel_data !== undefined && { channel_data }) };
  });
  add(authenticateSocket, async ({ viewer, body }, { config }) => {
    const user_data = JSON.stringify({ id: String(viewer.id) });
    const signed = `:user::${user_data}`;
    return { auth: signChannel(config, body.socket_id, signed, viewer.session_id), user_data };
  });
}
