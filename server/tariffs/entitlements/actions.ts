import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';

/**
 * Gives the free tariff of the role to whoever does not have it; staff have none. One statement, so
 * that the subscription is never without what it allows, and the index lets only one of two in.
 */
export async function grantFreeTariff(
  db: Connection,
  { id, role }: Pick<SignedIn, 'id' | 'role'>,
  now: Date,
): Promise<void> {
  await sql`
    with free as (select * from tariffs where role = ${role} and price_kopecks = 0),
    granted as (
      insert into subscriptions (user_id, tariff_id, is_free, started_at)
      select ${id}, free.id, true, ${now} from free
      on conflict (user_id) where is_free do nothing
      returning id, user_id, started_at
    )
    insert into entitlements (subscription_id, user_id, cards, contacts, contacts_per, starts_at)
    select granted.id, granted.user_id, cards, contacts, contacts_per, granted.started_at
    from granted, free`.execute(db);
}
