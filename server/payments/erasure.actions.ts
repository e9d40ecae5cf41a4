import type { Connection } from '#server/platform/database.ts';
import type { Leaver } from '#server/platform/own-data.ts';

/**
 * Payments, and what was agreed to about them, stay without the person, as bookkeeping demands
 * (402-ФЗ, five years); what renewals were paid with goes along with the person.
 */
export async function erasePayments(trx: Connection, { id }: Leaver): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ email: null, client_key: null, next_path: null, confirmation_url: null })
    .where('user_id', '=', id)
    .execute();
  await trx
    .updateTable('renewal_consents')
    .set({ address: null })
    .where('user_id', '=', id)
    .execute();
  await trx
    .updateTable('renewal_consents')
    .set({ withdrawn_at: new Date(), withdrawn_by: 'deletion' })
    .where('user_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
  await trx
    .updateTable('subscriptions')
    .set({ charge_at: null })
    .where('user_id', '=', id)
    .execute();
  const own = trx.selectFrom('payments').select('id').where('user_id', '=', id);
  await trx
    .updateTable('refund_requests')
    .set({ text: '' })
    .where('payment_id', 'in', own)
    .execute();
}
