import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';

/**
 * Gives the free tariff of their role to people who have just registered; staff have none. One
 * statement, so that a subscription is never without what it allows. From then on its months are
 * counted whenever somebody asks: reading writes nothing.
 */
export async function grantFreeTariffs(db: Connection, userIds: number[]): Promise<void> {
  await sql`
    with granted as (
      insert into subscriptions (user_id, tariff_id, is_free, started_at)
      select users.id, tariffs.id, true, users.created_at
      from users
      join tariffs on tariffs.role = users.role and tariffs.price_kopecks = 0
      where users.id = any(${userIds})
      on conflict (user_id) where is_free do nothing
      returning id, user_id, tariff_id, started_at
    )
    insert into entitlements (subscription_id, user_id, cards, contacts, contacts_per, starts_at)
    select granted.id, granted.user_id, cards, contacts, contacts_per, granted.started_at
    from granted join tariffs on tariffs.id = granted.tariff_id`.execute(db);
}
