import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { PaymentGateway } from '#server/platform/gateways/payments.ts';
import type { Violation } from './queries.ts';

/** Every settled payment that was changed since then is asked for once more. */
export async function compareWithProvider(
  db: Connection,
  gateway: PaymentGateway,
  since: Date,
): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const payment of await settledSince(db, gateway.name, since)) {
    const { id, provider_id, created_at } = payment;
    const theirs = provider_id
      ? await gateway.getPayment(provider_id)
      : await gateway.findPayment({ id, createdAt: created_at });
    const ours = payment.state === 'succeeded' ? payment.amount_kopecks : 0;
    const paid = theirs?.state === 'succeeded' ? theirs.amountKopecks : 0;
    if (paid !== ours) {
      found.push({ what: `the provider has taken ${paid} kopecks, and not ${ours}`, subject: id });
    }
    const returned = theirs?.refundedKopecks ?? 0;
    // One that is on its way may have arrived there already.
    if (returned < payment.returned || returned > payment.returned + payment.returning) {
      const what = `the provider has given back ${returned} kopecks, and not ${payment.returned}`;
      found.push({ what, subject: id });
    }
  }
  return found;
}

/** With what has gone back, and what is going. */
async function settledSince(db: Connection, provider: PaymentGateway['name'], since: Date) {
  return db
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select([
      'payments.id',
      'payments.provider_id',
      'payments.created_at',
      'payments.state',
      'payments.amount_kopecks',
    ])
    .select([
      sumOfRefunds(['succeeded']).as('returned'),
      sumOfRefunds(['new', 'pending']).as('returning'),
    ])
    .where('payments.provider', '=', provider)
    .where('payments.state', 'in', ['succeeded', 'canceled'])
    .where((where) =>
      where.or([where('payments.ended_at', '>=', since), where('refunds.ended_at', '>=', since)]),
    )
    .groupBy('payments.id')
    .orderBy('payments.id')
    .execute();
}

const sumOfRefunds = (states: string[]) => sql<number>`
  coalesce(sum(refunds.amount_kopecks) filter (where refunds.state = any(${states})), 0)::bigint`;
