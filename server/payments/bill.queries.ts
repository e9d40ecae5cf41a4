import { listRequisites } from '#server/content/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { drawBill } from './bill.rules.ts';
import { getTransaction } from './transactions.queries.ts';

/** Of one's own payment, once it is paid. */
export async function getBill(db: Connection, viewer: SignedIn, id: string): Promise<Uint8Array> {
  const payment = await getTransaction(db, viewer, id);
  if (!payment.paid_at) throw notFound('Счёт появится, когда платёж пройдёт');
  const [requisites, person, { terms }] = await Promise.all([
    listRequisites(db),
    db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', viewer.id)
      .executeTakeFirstOrThrow(),
    db.selectFrom('payments').select('terms').where('id', '=', id).executeTakeFirstOrThrow(),
  ]);
  const payer = person.name ?? person.email ?? `Человек № ${viewer.id}`;
  return drawBill({ payment, terms, paidAt: payment.paid_at, payer, requisites });
}
