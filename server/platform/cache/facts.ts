import type { Connection, Database } from '../database.ts';

/** Read anew after this time whatever was said, as the pages that are made of them. */
const longestLifeMs = 60_000;

/** All that is cached under one tag until somebody says that it changed. */
interface Edition {
  readonly until: number;
}

/** By tag, for databases whose changes are followed; of others nothing is cached. */
const followed = new WeakMap<Connection, Map<string, Edition>>();

/** From now on facts are cached, and forgotten when a change of their tag is told here. */
export function followFacts(db: Database): { forget: (tags: string[]) => void; stop: () => void } {
  const editions = new Map<string, Edition>();
  followed.set(db, editions);
  return {
    forget: (tags) => tags.forEach((tag) => editions.delete(tag)),
    stop: () => void followed.delete(db),
  };
}

/**
 * What seldom changes and is asked for by every page is read once. `read` runs anew when its tag has
 * changed, and for every call inside a transaction, which must see what it has done itself.
 */
export function cachedFact<Value, Key = void>(
  tag: string,
  read: (db: Connection, key: Key) => Promise<Value>,
): (db: Connection, key: Key) => Promise<Value> {
  // What is still being read when its edition ends goes with it.
  const values = new WeakMap<Edition, Map<Key, Promise<Value>>>();
  return (db, key) => {
    const edition = editionOf(db, tag);
    if (!edition) return read(db, key);
    const byKey = values.get(edition) ?? new Map<Key, Promise<Value>>();
    values.set(edition, byKey);
    const cached = byKey.get(key) ?? read(db, key);
    byKey.set(key, cached);
    cached.catch(() => byKey.delete(key));
    return cached;
  };
}

function editionOf(db: Connection, tag: string): Edition | undefined {
  const editions = followed.get(db);
  const current = editions?.get(tag);
  if (!editions || (current && current.until > Date.now())) return current;
  const edition = { until: Date.now() + longestLifeMs };
  editions.set(tag, edition);
  return edition;
}
