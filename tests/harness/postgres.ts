import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  /** Ends whatever is still connected to it. */
  drop: () => Promise<void>;
}

/** A database of one's own: migrated, with the starting content (cities, categories, questions). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('postgres');
  const name = `ryadom_test_${randomBytes(6).toString('hex')}`;
  // File copies need a checkpoint; at this size the log is quicker and does not stall the others.
  await execute(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY WAL_LOG`);
  return {
    url: Object.assign(new URL(adminUrl), { pathname: name }).href,
    drop: () => execute(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
