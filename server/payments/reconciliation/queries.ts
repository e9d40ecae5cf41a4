import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { miscounted, overused } from './contacts.queries.ts';

/** Something about money that must never be, and of what. */
export interface Violation {
  what: string;
  /** The id of a payment, a subscription, …: nothing personal. */
  subject: string;
}

/**
 * What contradicts itself between payments, ledger, subscriptions, entitlements and opened
 * contacts. One statement, so
 * that all of it is seen at one moment while people go on paying. Of people who were erased only the
 * money is left to be compared.
 */
export async function listViolations(db: Connection): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    ${booked}
    union all ${unbalanced}
    union all ${ungranted}
    union all ${unpaid}
    union all ${elsewhere}
    union all ${overRefunded}
    union all ${refundedUnpaid}
    union all ${chargedTwice}
    union all ${chargedUnasked}
    union all ${trials}
    union all ${wrongEnd}
    union all ${wrongNumber}
    union all ${chargesUnasked}
    union all ${heldTwice}
    union all ${forgotten}
    union all ${forgottenRefunds}
    union all ${lateRefunds}
    union all ${miscounted}
    union all ${overused}
    order by 1, 2`.execute(db);
  return rows;
}

/** What the provider holds of a payment, by our books: what was paid less what has gone back. */
const booked = sql`
  select 'the ledger says another sum than payment and refunds' as what, payments.id::text as subject
  from payments
  cross join lateral (
    select coalesce(sum(amount), 0) as booked from ledger_entries
    where subject = payments.id::text and account = 'provider' and unit = 'kopecks'
  ) as ledger
  cross join lateral (
    select coalesce(sum(amount_kopecks), 0) as returned from refunds
    where payment_id = payments.id and refunds.state = 'succeeded'
  ) as back
  where booked <> case when payments.state = 'succeeded' then amount_kopecks else 0 end - returned`;

const unbalanced = sql`
  select 'a transaction of the ledger does not balance', transaction_id::text
  from ledger_entries group by transaction_id, unit having sum(amount) <> 0`;

/** Whoever paid holds what they paid for, or gets all of it back. */
const ungranted = sql`
  select 'paid, and neither granted nor given back', payments.id::text
  from payments
  left join entitlements on entitlements.payment_id = payments.id
  where payments.state = 'succeeded' and payments.user_id is not null and entitlements.id is null
    and amount_kopecks > (
      select coalesce(sum(refunds.amount_kopecks), 0) from refunds
      where payment_id = payments.id and refunds.state in ('new', 'pending', 'succeeded')
    )`;

/** The demo holds a tariff that nobody sold: it has no anchor. */
const unpaid = sql`
  select 'granted, and not paid', entitlements.id::text
  from entitlements
  join subscriptions on subscriptions.id = subscription_id
  left join payments on payments.id = entitlements.payment_id
  where not is_free and payments.state is distinct from 'succeeded'
    and (entitlements.payment_id is not null or anchored_at is not null)`;

const elsewhere = sql`
  select 'granted to another person or tariff than what was paid', payments.id::text
  from entitlements
  join payments on payments.id = entitlements.payment_id
  where payments.user_id is distinct from entitlements.user_id
    or payments.subscription_id is distinct from entitlements.subscription_id`;

const overRefunded = sql`
  select 'more is given back than was paid', payments.id::text
  from payments join refunds on payment_id = payments.id
  where refunds.state in ('new', 'pending', 'succeeded')
  group by payments.id having sum(refunds.amount_kopecks) > payments.amount_kopecks`;

const refundedUnpaid = sql`
  select 'given back without having been paid', refunds.id::text
  from refunds join payments on payments.id = payment_id
  where refunds.state in ('new', 'pending', 'succeeded') and payments.state <> 'succeeded'`;

const chargedTwice = sql`
  select 'a period is charged twice', subscription_id::text
  from payments where purpose = 'renewal' and state <> 'canceled'
  group by subscription_id, period_no having count(*) > 1`;

/** Also what comes back later was not to be asked for. */
const chargedUnasked = sql`
  select 'a renewal is charged without consent to that sum', payments.id::text
  from payments
  where purpose = 'renewal' and not exists (
    select from renewal_consents as consent
    where consent.subscription_id = payments.subscription_id
      and consent.given_at <= payments.created_at
      and coalesce(consent.withdrawn_at, 'infinity') >= payments.created_at
      and consent.amount_kopecks >= payments.amount_kopecks
  )`;

const trials = sql`
  select 'a person has paid for more than one trial', user_id::text
  from payments where is_trial and state = 'succeeded' and user_id is not null
  group by user_id having count(*) > 1`;

const wrongEnd = sql`
  select 'a subscription ends at another moment than what it allows', subscriptions.id::text
  from subscriptions
  cross join lateral (
    select until from entitlements where subscription_id = subscriptions.id
    order by starts_at desc, id desc limit 1
  ) as last
  where not is_free and user_id is not null and state in ('active', 'past_due')
    and last.until is distinct from subscriptions.until`;

const wrongNumber = sql`
  select 'a subscription counts another number of periods than were granted', subscriptions.id::text
  from subscriptions join entitlements on subscription_id = subscriptions.id
  where not is_free
  group by subscriptions.id having count(*) <> period_no`;

const chargesUnasked = sql`
  select 'a charge is planned without consent, card or tariff', subscriptions.id::text
  from subscriptions
  where charge_at is not null and (
    is_free or state not in ('active', 'past_due')
    or not exists (
      select from renewal_consents
      where subscription_id = subscriptions.id and withdrawn_at is null
    )
    or not exists (
      select from payment_methods
      where payment_methods.user_id = subscriptions.user_id and unlinked_at is null
    )
  )`;

const heldTwice = sql`
  select 'a person is on two tariffs at the same time', user_id::text
  from subscriptions
  where not is_free and user_id is not null and until > now() and state = 'active'
  group by user_id having count(*) > 1`;

/** The provider is asked at least once an hour. */
const forgotten = sql`
  select 'open, and nobody asks the provider', id::text
  from payments
  where state in ('new', 'pending')
    and (check_at is null or check_at < now() - interval '3 hours')`;

const forgottenRefunds = sql`
  select 'a refund is open, and nobody asks the provider', id::text
  from refunds
  where state in ('new', 'pending')
    and (check_at is null or check_at < now() - interval '3 hours')`;

/** Banks take a few days; after a week somebody has to ask for it. */
const lateRefunds = sql`
  select 'a refund is on its way for more than a week', id::text
  from refunds
  where state in ('new', 'pending') and created_at < now() - interval '7 days'`;
