import { type Connection, type Database, inTransaction } from '../database.ts';
import { staleVersion } from '../errors.ts';

interface Change<Row extends { version: number }, Answer> {
  /** What is changed, in the accusative: «Категорию». */
  what: string;
  /** Of what the person has seen. */
  version: number;
  /** Reads it so that nobody else changes it until this one is through; throws where there is none. */
  lock: (trx: Connection) => Promise<Row>;
  /** Stores the change under the next version. */
  save: (trx: Connection, before: Row, nextVersion: number) => Promise<Answer>;
}

/** Changes what several of the staff can edit; 409 to whoever has not seen the newest of it. */
export function changeVersion<Row extends { version: number }, Answer>(
  db: Database,
  { what, version, lock, save }: Change<Row, Answer>,
): Promise<Answer> {
  return inTransaction(db, async (trx) => {
    const before = await lock(trx);
    if (before.version !== version) throw staleVersion(what);
    return save(trx, before, version + 1);
  });
}
