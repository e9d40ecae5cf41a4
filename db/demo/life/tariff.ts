import { sql } from 'kysely';
import type { Stage } from './stored.ts';

/** With the free tariff the nanny could show one card only, and send no corrected one again. */
export async function addTariff({ trx, ago, people }: Stage): Promise<void> {
  const [from, until] = [ago(20 * 24), ago(-70 * 24)];
  await sql`
    with tariff as (select * from tariffs where slug = 'worker-quarter'),
    bought as (
      insert into subscriptions (user_id, tariff_id, is_free, started_at, until)
      select ${people.worker}, id, false, ${from}, ${until} from tariff
      returning id, user_id
    )
    insert into entitlements
      (subscription_id, user_id, cards, contacts, contacts_per, starts_at, until)
    select bought.id, user_id, cards, contacts, contacts_per, ${from}, ${until}
    from bought, tariff`.execute(trx);
}
