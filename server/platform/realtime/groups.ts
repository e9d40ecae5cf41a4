import type { Connection } from './connection.ts';

const nobody: ReadonlySet<Connection> = new Set();

/** Connections by something they have in common; an empty group is forgotten. */
export class Groups<Key> {
  readonly #groups = new Map<Key, Set<Connection>>();

  of(key: Key): ReadonlySet<Connection> {
    return this.#groups.get(key) ?? nobody;
  }

  keys(): Key[] {
    return [...this.#groups.keys()];
  }

  add(key: Key, connection: Connection): void {
    const group = this.#groups.get(key);
    if (group) group.add(connection);
    else this.#groups.set(key, new Set([connection]));
  }

  remove(key: Key, connection: Connection): void {
    const group = this.#groups.get(key);
    if (group?.delete(connection) && group.size === 0) this.#groups.delete(key);
  }
}
