import type { Account } from './account.ts';

/** What is needed to run PostgreSQL on one set of files. */
export interface Server {
  /** Folder with `bin`, `lib`, `share`. */
  binaries: string;
  /** Folder of the database files, without links in its path. */
  cluster: string;
  account: Account;
  durable: boolean;
  password: string;
  /** How our connections name themselves to others. */
  label: string;
  log: (line: string) => void;
}
