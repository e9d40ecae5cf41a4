import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { addJob } from '#server/platform/queue.ts';
import { declines, expiresAt } from './rules.ts';

interface Ending {
  /** Why it is declined; null: it is paid. */
  reason: string | null;
  /** How the saved card behaves when it is charged again; null: it pays. */
  renewals: string | null;
  /** Which card pays; null: one that has paid for nothing yet. */
  card: string | null;
  /** The shop hears of it at once; otherwise it has to ask. */
  tellsShop: boolean;
}

/** Ends a payment that waits; what has ended stays as it is. */
export async function endPayment(db: Database, id: string, ending: Ending): Promise<void> {
  await inTransaction(db, async (trx) => {
    const locked = await trx
      .selectFrom('sandbox_payments')
      .select(['order_id', 'saves_method', 'created_at'])
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .forUpdate()
      .executeTakeFirst();
    if (!locked || expiresAt(locked.created_at) <= new Date()) return;
    const { reason, tellsShop, card } = ending;
    const saves = locked.saves_method && reason === null;
    await trx
      .updateTable('sandbox_payments')
      .set({
        state: reason === null ? 'succeeded' : 'canceled',
        cancel_reason: reason,
        card: reason === null ? (card ?? id) : null,
        card_id: saves ? await saveCard(trx, ending.renewals) : null,
      })
      .where('id', '=', id)
      .execute();
    if (tellsShop) await addJob(trx, 'check_payment', { order: locked.order_id });
  });
}

async function saveCard(trx: Connection, renewals: string | null): Promise<string> {
  const decline_reason = renewals !== null && renewals in declines ? renewals : null;
  const { id } = await trx
    .insertInto('sandbox_cards')
    .values({ title: 'Учебная карта •• 4444', decline_reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
