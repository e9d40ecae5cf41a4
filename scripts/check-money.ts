import { checkMoney } from '#server/payments/reconciliation/actions.ts';
import { openGateways } from '#server/platform/gateways/open.ts';
import { withSandbox } from '#server/sandbox-bank/gateway.actions.ts';
import { withDatabase } from './with-database.ts';

// Compares payments, ledger, tariffs and the provider, all that there ever was: npm run check:money
await withDatabase(async ({ db, config }) => {
  const gateways = withSandbox(openGateways(config), config, db);
  const violations = await checkMoney({ db, gateways }, new Date(0));
  for (const { what, subject } of violations) console.log(`${subject}: ${what}`);
  console.log(violations.length === 0 ? 'All money agrees.' : `${violations.length} violations.`);
  if (violations.length > 0) process.exitCode = 1;
});
