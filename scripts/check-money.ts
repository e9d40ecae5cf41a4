import { join } from 'node:path';
import { findRunningDatabase, startEmbeddedPostgres } from '#server/embedded-postgres/start.ts';
import { checkMoney } from '#server/payments/reconciliation.actions.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database.ts';
import { openGateways } from '#server/platform/gateways/open.ts';
import { withSandbox } from '#server/sandbox-bank/gateway.actions.ts';

// Compares payments, ledger, tariffs and the provider, all that there ever was: npm run check:money
const config = readConfig();
const directory = join(config.dataDir, 'postgres');
const running = config.databaseUrl || (await findRunningDatabase(directory));
const embedded = running ? null : await startEmbeddedPostgres({ directory, log: console.log });
try {
  const db = openDatabase({ url: embedded?.url ?? running ?? '', size: 2 });
  try {
    const gateways = withSandbox(openGateways(config), config, db);
    const violations = await checkMoney({ db, gateways }, new Date(0));
    for (const { what, subject } of violations) console.log(`${subject}: ${what}`);
    console.log(violations.length === 0 ? 'All money agrees.' : `${violations.length} violations.`);
    if (violations.length > 0) process.exitCode = 1;
  } finally {
    await db.destroy();
  }
} finally {
  await embedded?.stop();
}
