import type { Deps } from './deps.ts';
import type { PageCache } from './page-cache.ts';
import { recentPageChanges } from './page-changes.ts';

const everyMs = 500;
/** Longer than any transaction may take, so that no late commit is missed. */
const windowSeconds = 30;

/** Keeps the pages of this process fresh, whichever process made the change. */
export function followPageChanges({ db, log }: Deps, cache: PageCache): { stop(): void } {
  let seen = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    const changes = await recentPageChanges(db, windowSeconds);
    const fresh = changes.filter(({ id }) => !seen.has(id));
    if (fresh.length > 0) cache.invalidate(fresh.flatMap(({ tags }) => tags));
    seen = new Set(changes.map(({ id }) => id));
  }

  async function turn(): Promise<void> {
    await look().catch((error: unknown) => log.warn({ err: error }, 'page changes unread'));
    if (!stopped) timer = setTimeout(() => void turn(), everyMs).unref();
  }

  void turn();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
