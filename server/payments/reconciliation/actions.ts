import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { moneyMail } from './emails.ts';
import { compareWithProvider } from './provider.actions.ts';
import { findUnknown } from './unknown.actions.ts';
import { listViolations, type Violation } from './queries.ts';

type Books = Pick<Deps, 'db' | 'gateways'>;

/** All that is wrong with money: within our books, and between them and those of the provider. */
export async function checkMoney({ db, gateways }: Books, since: Date): Promise<Violation[]> {
  const within = await inTransaction(db, async (trx) => {
    // All that was ever opened and moved is read, once a night: seconds, from some 100 000 contacts.
    await sql`set local statement_timeout = '600s'`.execute(trx);
    return listViolations(trx);
  });
  const { payments: provider } = gateways;
  if (!provider) return within;
  const compared = await compareWithProvider(db, provider, since);
  return [...within, ...compared, ...(await findUnknown(db, provider, since))];
}

const keptAtMost = 200;
const keptDays = 90;

/** Compares, and keeps what was found for the staff to look at. */
export async function checkAndKeep(deps: Books, since: Date): Promise<Violation[]> {
  const began = Date.now();
  const violations = await checkMoney(deps, since);
  await inTransaction(deps.db, async (trx) => {
    await trx
      .insertInto('money_checks')
      .values({
        took_ms: Date.now() - began,
        found: violations.length,
        violations: JSON.stringify(violations.slice(0, keptAtMost)),
      })
      .execute();
    await trx
      .deleteFrom('money_checks')
      .where('checked_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
      .execute();
  });
  return violations;
}

/** The log wakes the operator, the letter whoever answers for the site. */
export async function tellOfViolations(
  { db, log, config }: Deps,
  violations: Violation[],
): Promise<void> {
  log.error({ violations }, 'money does not agree');
  const to = { address: config.brand.support_email };
  await inTransaction(db, (trx) => queueMail(trx, to, moneyMail(violations)));
}
