-- What a tariff goes on as after its period; null: as itself.
alter table tariffs add column next_tariff_id integer references tariffs;
update tariffs set next_tariff_id = month.id
from tariffs month
where tariffs.slug = 'employer-trial' and month.slug = 'employer-month';

-- A subscription that was paid for has a life: it runs, may go on, and ends.
alter table subscriptions
  add column state text not null default 'active'
    check (state in ('active', 'past_due', 'ended', 'replaced', 'refunded')),
  -- Its periods are counted from here, so that the 31st comes back after February.
  add column anchored_at timestamptz(3),
  add column anchored_periods integer not null default 0,
  -- The number of the period that runs now or ran last; the first is 1.
  add column period_no integer not null default 1 check (period_no > 0),
  -- When the next period is charged; null: it does not go on.
  add column charge_at timestamptz(3),
  -- How often the charge of the next period was declined.
  add column charge_failures integer not null default 0,
  -- The last reminder before the charge: 72 or 24 hours.
  add column reminded_hours integer;
create index subscriptions_to_charge on subscriptions (charge_at) where charge_at is not null;

-- One payment: written before its provider hears of it, and named there by its id.
create table payments (
  id uuid primary key default gen_random_uuid(),
  -- Null: the person was erased; bookkeeping keeps the payment.
  user_id bigint references users on delete set null,
  tariff_id integer not null references tariffs,
  purpose text not null check (purpose in ('purchase', 'renewal')),
  -- `new`: the provider was not reached yet; `pending`: it waits for the person, or for the bank.
  state text not null default 'new' check (state in ('new', 'pending', 'succeeded', 'canceled')),
  is_trial boolean not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  -- What the rest of another tariff has taken off the price.
  credit_kopecks bigint not null default 0 check (credit_kopecks >= 0),
  replaces_subscription_id bigint references subscriptions,
  -- The subscription that was bought or goes on.
  subscription_id bigint references subscriptions,
  period_no integer not null default 1 check (period_no > 0),
  -- Where the receipt goes; null: the person was erased.
  email text,
  -- Which call has asked for it.
  client_key text,
  -- Where the person goes on afterwards: a page of this site.
  next_path text,
  -- The means of payment is to be kept for renewals.
  saves_method boolean not null default false,
  provider text not null check (provider in ('sandbox', 'yookassa')),
  provider_id text,
  confirmation_url text,
  -- Why it was declined, in the word of the provider.
  cancel_reason text,
  created_at timestamptz(3) not null default now(),
  -- When the provider is asked next by itself; null: nothing is open.
  check_at timestamptz(3),
  paid_at timestamptz(3),
  ended_at timestamptz(3),
  unique (provider, provider_id),
  check ((state = 'succeeded') = (paid_at is not null)),
  check (purpose = 'purchase' or subscription_id is not null)
);
create unique index payments_client_key on payments (user_id, client_key);
-- However often and in however many tabs it is asked for, one is open.
create unique index payments_open on payments (user_id, tariff_id)
  where purpose = 'purchase' and state in ('new', 'pending');
create unique index payments_one_trial on payments (user_id)
  where is_trial and state <> 'canceled';
-- A period is charged once.
create unique index payments_of_period on payments (subscription_id, period_no)
  where purpose = 'renewal' and state <> 'canceled';
create index payments_by_user on payments (user_id, created_at desc);
create index payments_to_check on payments (check_at) where check_at is not null;
create index payments_by_subscription on payments (subscription_id);
create index payments_replacing on payments (replaces_subscription_id);

-- One grant for one payment.
alter table entitlements
  drop constraint entitlements_subscription_id_key,
  add column payment_id uuid unique references payments;
create unique index entitlements_free on entitlements (subscription_id) where payment_id is null;
create index entitlements_by_subscription on entitlements (subscription_id);

-- A card or wallet that the provider may charge for renewals; its token goes when it is unlinked.
create table payment_methods (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  provider text not null,
  provider_id text,
  title text not null,
  linked_at timestamptz(3) not null default now(),
  unlinked_at timestamptz(3),
  check ((provider_id is null) = (unlinked_at is not null))
);
create unique index payment_methods_linked on payment_methods (user_id) where unlinked_at is null;

-- To what somebody has agreed when a tariff was to go on, in the words that they saw.
create table renewal_consents (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  payment_id uuid references payments,
  -- Null until the first period is paid for.
  subscription_id bigint references subscriptions,
  text text not null,
  version text not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  address text,
  given_at timestamptz(3) not null default now(),
  withdrawn_at timestamptz(3),
  withdrawn_by text check (withdrawn_by in ('person', 'unlinked', 'declined', 'refund', 'replaced', 'deletion')),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index renewal_consents_held on renewal_consents (subscription_id)
  where withdrawn_at is null;
create index renewal_consents_by_user on renewal_consents (user_id);
create index renewal_consents_by_payment on renewal_consents (payment_id);

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  -- `asked`: staff have not answered yet.
  state text not null default 'asked'
    check (state in ('asked', 'declined', 'new', 'pending', 'succeeded', 'canceled')),
  -- Of the person who asks.
  text text not null default '',
  -- Of the staff who answer.
  answer text not null default '',
  provider_id text unique,
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by bigint references users on delete set null,
  check_at timestamptz(3),
  ended_at timestamptz(3)
);
create unique index refunds_open on refunds (payment_id)
  where state in ('asked', 'new', 'pending');
create index refunds_by_payment on refunds (payment_id);
create index refunds_to_check on refunds (check_at) where check_at is not null;
create index refunds_by_decider on refunds (decided_by);

-- A contact that led nowhere came back; whoever has seen it may go on seeing it.
alter table contact_openings
  add column returned_at timestamptz(3),
  add column return_reason text check (return_reason in ('closed', 'busy', 'blocked', 'unreachable')),
  add check ((returned_at is null) = (return_reason is null));

-- Double entry: every movement of money and of contacts, for ever.
create table ledger_transactions (
  id bigint generated always as identity primary key,
  -- What has moved it: the same thing moves once.
  key text not null unique,
  kind text not null
    check (kind in ('payment', 'refund', 'contacts_granted', 'contact_used', 'contact_returned')),
  at timestamptz(3) not null default now()
);
create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account text not null
    check (account in ('provider', 'person', 'revenue', 'refunds', 'granted', 'contacts', 'used', 'returned')),
  unit text not null check (unit in ('kopecks', 'contacts')),
  -- What the account is of: a payment, or the month of an entitlement.
  subject text not null,
  amount bigint not null check (amount <> 0)
);
create index ledger_entries_by_transaction on ledger_entries (transaction_id);
create index ledger_entries_by_subject on ledger_entries (subject, account);

create trigger ledger_transactions_stay before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

create function check_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries where transaction_id = new.transaction_id
    group by unit having sum(amount) <> 0
  ) then
    raise exception 'ledger transaction % does not balance', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_balance();
