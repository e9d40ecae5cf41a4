import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Gateways } from './gateways/gateway.ts';
import type { Replica } from './replica/replica.ts';
import type { Metrics } from './metrics.ts';
import type { Storage } from './storage.ts';
import type { Vault } from './vault.ts';

/** What the rooms work with; made once in `main.ts` and in every test. */
export interface Deps {
  config: Config;
  db: Database;
  /** Null: `db` is asked for everything. */
  replica: Replica | null;
  storage: Storage;
  /** Photos of passports. */
  vault: Vault;
  gateways: Gateways;
  log: FastifyBaseLogger;
  /** Null: nobody asks. */
  metrics: Metrics | null;
}
