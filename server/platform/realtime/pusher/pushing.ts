import type { Deps } from '../../deps.ts';
import { OutageLog } from '#server/platform/database/outage.ts';
import { listen } from '../feed.ts';
import { openPusherApi } from './api.ts';
import { deliver, planDeliveries } from './delivery.ts';
import { claimEvents, markPushed, releaseEvents } from './outbox.ts';
import type { PusherSettings } from '#server/platform/config/pusher-settings.ts';

const everyMs = 1000;
const longestPauseMs = 30_000;

export interface Pushing {
  /** What is under way is finished; the rest stays in the database. */
  stop(): Promise<void>;
}

/**
 * Hands what was published to a server of sockets, in order and at least once. What it does not take
 * stays in the table and is tried again, by whichever process is there.
 */
export function startPushing(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  settings: PusherSettings,
): Pushing {
  const api = openPusherApi(settings);
  const outage = new OutageLog(log, 'server of sockets');
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAwaited = false;
  const stopping = new AbortController();
  let failures = 0;

  /** True: there may be more. */
  async function pushSome(): Promise<boolean> {
    const events = await claimEvents(db);
    try {
      for (const delivery of planDeliveries(events)) {
        await deliver(delivery, api, log);
        await markPushed(db, delivery.ids);
      }
    } catch (error) {
      const ids = events.map(({ id }) => id);
      await releaseEvents(db, ids).catch(() => undefined);
      throw error;
    }
    if (events.length > 0) outage.works();
    return events.length > 0;
  }

  async function pushAll(): Promise<void> {
    try {
      do {
        isAwaited = false;
        while (!stopping.signal.aborted && (await pushSome())) failures = 0;
      } while (isAwaited);
    } catch (error) {
      failures += 1;
      outage.failed(error);
    }
  }

  /** Also whoever is told in the middle has told of something that may not have been read. */
  function look(): void {
    isAwaited = true;
    if (running || stopping.signal.aborted) return;
    clearTimeout(timer);
    running = pushAll().finally(() => {
      running = undefined;
      if (stopping.signal.aborted) return;
      const pause = failures === 0 ? everyMs : Math.min(longestPauseMs, 250 * 2 ** failures);
      timer = setTimeout(look, pause).unref();
    });
  }

  // While it fails the pause is kept, whatever comes meanwhile.
  const line = listen({ db, log }, () => failures === 0 && look());
  look();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      line.stop();
      await running;
    },
  };
}
