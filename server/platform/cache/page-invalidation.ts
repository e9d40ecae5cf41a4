import type { Deps } from '../deps.ts';
import { followFacts } from './facts.ts';
import type { PageCache } from './page-cache.ts';
import { recentPageChanges } from './page-changes.ts';

const everyMs = 500;
/** Longer than any transaction may take, so that no late commit is missed. */
const windowSeconds = 30;

/** Keeps the pages and facts of this process fresh, whichever process made the change. */
export function followPageChanges({ db, log }: Deps, cache: PageCache): { stop(): void } {
  let seen = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const facts = followFacts(db);

  async function look(): Promise<void> {
    const changes = await recentPageChanges(db, windowSeconds);
    const fresh = changes.filter(({ id }) => !seen.has(id));
    const tags = fresh.flatMap((change) => change.tags);
    // First what pages are made of.
    facts.forget(tags);
    if (tags.length > 0) cache.invalidate(tags);
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
      facts.stop();
      clearTimeout(timer);
    },
  };
}
