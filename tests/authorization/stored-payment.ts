import type { TestApp } from '#tests/harness/app.ts';

/** One that the bank has declined; answers its id. */
export const storePayment = (app: Pick<TestApp, 'db'>, owner: number): Promise<string> =>
  store(app, owner, { state: 'canceled' });

/** Of one that was paid; answers the id of its place in the queue. */
export async function storeRefundRequest(app: Pick<TestApp, 'db'>, owner: number): Promise<string> {
  const payment_id = await store(app, owner, { state: 'succeeded', paid_at: new Date() });
  const { id } = await app.db
    .insertInto('refund_requests')
    .values({ payment_id, amount_kopecks: 1000, text: 'Верните, пожалуйста, деньги' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function store(
  { db }: Pick<TestApp, 'db'>,
  owner: number,
  state: { state: 'canceled' } | { state: 'succeeded'; paid_at: Date },
): Promise<string> {
  const { id: tariff_id } = await db
    .selectFrom('tariffs')
    .select('id')
    .where('slug', '=', 'worker-month')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('payments')
    .values({
      user_id: owner,
      tariff_id,
      purpose: 'purchase',
      ...state,
      is_trial: false,
      amount_kopecks: 39_000,
      provider: 'sandbox',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One that runs and does not go on; answers its id. */
export async function storeSubscription({ db }: TestApp, owner: number): Promise<string> {
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      user_id: owner,
      tariff_id: db.selectFrom('tariffs').select('id').where('slug', '=', 'worker-month'),
      is_free: false,
      started_at: new Date(),
      until: new Date(Date.now() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
