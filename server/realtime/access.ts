import { personChannel } from '#contract/realtime.ts';
import { forbidden } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/viewer.ts';

/** Whether a channel exists is nobody's business: all that is not one's own is refused alike. */
export function checkMayListen(viewer: SignedIn, channel: string): void {
  if (channel !== personChannel(viewer.id)) throw forbidden('Этот канал не ваш');
}
