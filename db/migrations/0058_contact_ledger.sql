-- A name of its own for the ledger, which knows no people and no cards.
alter table contact_openings add column id bigint generated always as identity unique;

-- What the person says who could not reach anybody.
alter table contact_openings
  drop constraint contact_openings_return_reason_check,
  add check (return_reason in
    ('closed', 'busy', 'blocked', 'unreachable', 'no_answer', 'wrong_number', 'not_looking'));

-- Those of the last two days are looked at every minute.
create index contact_openings_lately on contact_openings (opened_at) where returned_at is null;

-- What was granted and used before there was a ledger. Contacts that come by the month are counted
-- from the day of the grant: of what has no end from midnight in Moscow, else from its very moment.
create temporary table used_before on commit drop as
select
  opening.id,
  opening.opened_at,
  entitlement.contacts,
  entitlement.id || ':' || to_char(
    month.begins at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as subject
from contact_openings opening
join entitlements entitlement on entitlement.id = opening.entitlement_id
cross join lateral (
  select case when entitlement.until is null
    then date_trunc('day', entitlement.starts_at, 'Europe/Moscow')
    else entitlement.starts_at end at time zone 'Europe/Moscow' as anchor
) counted
cross join lateral (
  select (12 * (extract(year from there) - extract(year from anchor))
    + extract(month from there) - extract(month from anchor))::int as passed
  from (select opening.opened_at at time zone 'Europe/Moscow' as there) moment
) calendar
cross join lateral (
  select case when entitlement.contacts_per = 'all' then entitlement.starts_at
    when anchor + make_interval(months => passed) <= opening.opened_at at time zone 'Europe/Moscow'
    then (anchor + make_interval(months => passed)) at time zone 'Europe/Moscow'
    else (anchor + make_interval(months => passed - 1)) at time zone 'Europe/Moscow'
  end as begins
) month;

insert into ledger_transactions (key, kind, at)
select 'grant:' || subject, 'contacts_granted', min(opened_at)
from used_before where contacts > 0 group by subject
on conflict (key) do nothing;

insert into ledger_entries (transaction_id, account, unit, subject, amount)
select granted.id, moved.account, 'contacts', used.subject, moved.sign * used.contacts
from (select distinct subject, contacts from used_before where contacts > 0) used
join ledger_transactions granted on granted.key = 'grant:' || used.subject
cross join (values ('granted', -1), ('contacts', 1)) as moved (account, sign);

insert into ledger_transactions (key, kind, at)
select 'use:' || id, 'contact_used', opened_at from used_before;

insert into ledger_entries (transaction_id, account, unit, subject, amount)
select transaction.id, moved.account, 'contacts', used.subject, moved.sign
from used_before used
join ledger_transactions transaction on transaction.key = 'use:' || used.id
cross join (values ('contacts', -1), ('used', 1)) as moved (account, sign);
