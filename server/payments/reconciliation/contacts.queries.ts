import { sql } from 'kysely';

/**
 * Contacts by the month of the entitlement they come from, counted a second time by another hand
 * than the one that grants them: what was granted is what the entitlement says, and what is used
 * and has come back is what was opened. Of people who were erased there is nothing to compare with.
 */
export const miscounted = sql`
  select 'the ledger counts other contacts than were granted, opened and given back' as what,
    subject
  from (${booked()}) as booked
  full join (${opened()}) as opened using (subject)
  join entitlements on entitlements.id = split_part(subject, ':', 1)::bigint
  where coalesce(booked.granted, 0) <> entitlements.contacts
    or coalesce(booked.used, 0) <> coalesce(opened.used, 0)
    or coalesce(booked.returned, 0) <> coalesce(opened.returned, 0)
    or coalesce(booked.rest, 0)
      <> entitlements.contacts - coalesce(opened.used, 0) + coalesce(opened.returned, 0)`;

export const overused = sql`
  select 'more contacts are used than were granted', subject
  from ledger_entries where unit = 'contacts' and account = 'contacts'
  group by subject having sum(amount) < 0`;

function booked() {
  const sumOf = (account: string) =>
    sql`coalesce(sum(amount) filter (where account = ${account}), 0)`;
  return sql`
    select subject, -${sumOf('granted')} as granted, ${sumOf('used')} as used,
      -${sumOf('returned')} as returned, ${sumOf('contacts')} as rest
    from ledger_entries where unit = 'contacts' group by subject`;
}

/** Months are counted in Moscow, of what has no end from midnight, else from its very moment. */
function opened() {
  return sql`
    select opening.entitlement_id || ':' || to_char(
        month.begins at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as subject,
      count(*) as used, count(returned_at) as returned
    from contact_openings as opening
    join entitlements as source on source.id = opening.entitlement_id
    cross join lateral (
      select case when source.until is null
        then date_trunc('day', source.starts_at, 'Europe/Moscow')
        else source.starts_at end at time zone 'Europe/Moscow' as anchor,
        opening.opened_at at time zone 'Europe/Moscow' as there
    ) as moscow
    cross join lateral (
      select (12 * (extract(year from there) - extract(year from anchor))
        + extract(month from there) - extract(month from anchor))::int as passed
    ) as calendar
    cross join lateral (
      select case when source.contacts_per = 'all' then source.starts_at
        else (anchor + make_interval(months =>
          case when anchor + make_interval(months => passed) <= there then passed
          else passed - 1 end)) at time zone 'Europe/Moscow'
      end as begins
    ) as month
    group by 1`;
}
