import type { Connection } from '../database.ts';

const goodForMs = 60_000;

/**
 * What a database has answered, for the rest of a minute: for answers that many people ask for and
 * that may be a minute old. Emptied early when it holds more than `atMost` of them.
 */
export function ttlCache<Answer>(atMost: number): (db: Connection) => Map<string, Answer> {
  const cached = new WeakMap<Connection, { since: number; answers: Map<string, Answer> }>();
  return (db) => {
    const now = Date.now();
    const held = cached.get(db);
    if (held && now - held.since < goodForMs && held.answers.size <= atMost) return held.answers;
    const answers = new Map<string, Answer>();
    cached.set(db, { since: now, answers });
    return answers;
  };
}
