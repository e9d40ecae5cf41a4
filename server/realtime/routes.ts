import { authorizeChannel } from '#contract/realtime.ts';
import { signChannel } from '#server/platform/realtime/signature.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { checkMayListen } from './access.ts';

export function addRealtimeRoutes(add: AddRoute): void {
  add(authorizeChannel, async ({ viewer, body }, { config }) => {
    const { socket_id, channel_name } = body;
    checkMayListen(viewer, channel_name);
    return { auth: signChannel(config, socket_id, channel_name, viewer.session_id) };
  });
}
