import type { Deps } from '../deps.ts';
import { followFacts } from './facts.ts';
import { OutageLog } from '../database/outage.ts';
import type { PageCache } from './page-cache.ts';
import { recentPageChanges } from './page-changes.ts';

const everyMs = 500;
/** Longer than any transaction may take, so that no late commit is missed. */
const windowSeconds = 30;

/** Keeps the pages and facts of this process fresh, whichever process made the change. */
export function followPageChanges({ db, replica, log }: Deps, cache: PageCache): { stop(): void } {
  let seen = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let readAt = Date.now();
  const outage = new OutageLog(log, 'page changes');
  const facts = [db, ...(replica ? [replica.db] : [])].map((one) => followFacts(one));

  async function look(): Promise<void> {
    const startedAt = Date.now();
    // After an outage what others have changed meanwhile is older than the window.
    const missedSeconds = Math.ceil((startedAt - readAt) / 1000);
    const changes = await recentPageChanges(db, windowSeconds + missedSeconds);
    readAt = startedAt;
    const fresh = changes.filter(({ id }) => !seen.has(id));
    const tags = fresh.flatMap((change) => change.tags);
    if (tags.length > 0) {
      // What is made from now on must not be made of a replica that has not heard of it.
      await replica?.mustCatchUp();
      // First what pages are made of.
      for (const one of facts) one.forget(tags);
      cache.invalidate(tags);
    }
    seen = new Set(changes.map(({ id }) => id));
  }

  async function poll(): Promise<void> {
    await look().then(
      () => outage.works(),
      (error: unknown) => outage.failed(error),
    );
    if (!stopped) timer = setTimeout(() => void poll(), everyMs).unref();
  }

  void poll();
  return {
    stop() {
      stopped = true;
      for (const one of facts) one.stop();
      clearTimeout(timer);
    },
  };
}
