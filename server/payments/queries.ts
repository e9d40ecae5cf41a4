import { sql } from 'kysely';
import type { Payment } from '#contract/payments.ts';
import type { Connection } from '#server/platform/database.ts';
import { reasonText } from './reasons.rules.ts';

export { reasonText } from './reasons.rules.ts';

export const paymentRows = (db: Connection) =>
  db
    .selectFrom('payments')
    .innerJoin('tariffs', 'tariffs.id', 'payments.tariff_id')
    .leftJoin('entitlements', 'entitlements.payment_id', 'payments.id')
    .selectAll('payments')
    .select(['tariffs.slug', 'tariffs.name'])
    .select(['entitlements.until', 'entitlements.id as entitlement_id']);

export type PaymentRow = Awaited<
  ReturnType<ReturnType<typeof paymentRows>['executeTakeFirstOrThrow']>
>;

export function asPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    status: row.state === 'new' ? 'pending' : row.state,
    purpose: row.purpose,
    tariff: { slug: row.slug, name: row.name },
    amount_kopecks: row.amount_kopecks,
    confirmation_url: row.state === 'pending' ? row.confirmation_url : null,
    reason: row.state === 'canceled' ? reasonText(row.cancel_reason) : null,
    until: row.until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
  };
}

/** As the provider is asked about it. */
export async function findPayment(db: Connection, id: string) {
  return db
    .selectFrom('payments')
    .innerJoin('tariffs', 'tariffs.id', 'payments.tariff_id')
    .selectAll('payments')
    .select('tariffs.name as tariff_name')
    .where('payments.id', '=', id)
    .executeTakeFirst();
}

export type StoredPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** By the name that the provider has for it. */
export async function findByProviderId(
  db: Connection,
  provider: StoredPayment['provider'],
  providerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row?.id;
}

/** Those of which the provider is to be asked by now, the longest waiting first. */
export async function listDue(db: Connection, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The saved means of payment of a person; its token only while it is linked. */
export async function findMethod(db: Connection, userId: number) {
  return db
    .selectFrom('payment_methods')
    .select(['id', 'title', 'linked_at', 'provider'])
    .select(sql<string>`provider_id`.as('provider_id'))
    .where('user_id', '=', userId)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst();
}
