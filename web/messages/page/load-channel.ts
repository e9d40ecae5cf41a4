import { dialogCalls, type Channel } from '#contract/dialogs.ts';
import { orNotFound, type Api } from '#web/lib/api/api.ts';

/** The end of a conversation; what was said before is asked for by whoever scrolls there. */
export function loadChannel(api: Api, channel: string): Promise<Channel> {
  return orNotFound(api.call(dialogCalls.show, { params: { channel }, query: {} }));
}
