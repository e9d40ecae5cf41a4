import type { Connection } from '#server/platform/database.ts';
import type { LedgerEntries, LedgerTransactions } from '#server/platform/tables.ts';

type Account = LedgerEntries['account'];

/** One movement: what an account gains, another one loses. */
interface Movement {
  /** What has moved it, for ever: the same thing moves once. */
  key: string;
  kind: LedgerTransactions['kind'];
  unit: LedgerEntries['unit'];
  /** Of what both accounts are: a payment, or the month of an entitlement. */
  subject: string;
  /** Pairs in the order in which it passes through; a whole number above zero. */
  path: readonly (readonly [from: Account, to: Account])[];
  amount: number;
}

/** Writes a movement down in the transaction of what it is about; told again, it changes nothing. */
export async function postMovement(trx: Connection, movement: Movement, now: Date): Promise<void> {
  const { key, kind, unit, subject, path, amount } = movement;
  const stored = await trx
    .insertInto('ledger_transactions')
    .values({ key, kind, at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return;
  const common = { transaction_id: stored.id, unit, subject };
  await trx
    .insertInto('ledger_entries')
    .values(
      path.flatMap(([from, to]) => [
        { ...common, account: from, amount: -amount },
        { ...common, account: to, amount },
      ]),
    )
    .execute();
}
