-- Read by staff from the newest on.
create index payments_by_creation on payments (created_at desc, id desc);
create index ledger_transactions_by_time on ledger_transactions (at);

-- What the nightly comparison of all money has found; nothing in it is about a person.
create table money_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz(3) not null default now(),
  took_ms integer not null check (took_ms >= 0),
  -- In all; of very many only the first are kept below.
  found integer not null check (found >= 0),
  violations jsonb not null
);
create index money_checks_by_time on money_checks (checked_at);

alter table tariffs
  -- A hidden one is not sold any more; whoever holds it keeps it, and goes on with it.
  add column is_shown boolean not null default true,
  -- Of what staff have seen: whoever saves over a newer one is refused.
  add column version integer not null default 1 check (version > 0),
  -- What everybody has by themselves is always shown.
  add check (is_shown or price_kopecks > 0);

-- What is given for the money, as it was when somebody agreed to pay; a tariff may be changed while
-- the bank is busy, and later. Null: from before this, it is as the tariff says.
alter table payments add column terms jsonb;
-- Of every period that is charged by it.
alter table renewal_consents add column terms jsonb;
