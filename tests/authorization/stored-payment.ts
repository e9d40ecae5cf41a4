import type { TestApp } from '#tests/harness/app.ts';

/** One that the bank has declined; answers its id. */
export async function storePayment({ db }: TestApp, owner: number): Promise<string> {
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
      state: 'canceled',
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
