-- The bank of the demo: no real money, and no people; orders are named by the shop that sends them.
create table sandbox_payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique,
  amount_kopecks bigint not null,
  description text not null,
  return_url text,
  saves_method boolean not null,
  -- The saved card that is charged, or the one that this payment has saved.
  card_id uuid,
  state text not null check (state in ('pending', 'succeeded', 'canceled')),
  cancel_reason text,
  refunded_kopecks bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  check (refunded_kopecks between 0 and amount_kopecks)
);
create table sandbox_cards (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  -- Why it is declined when it is charged again; null: it pays.
  decline_reason text
);
create table sandbox_refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique,
  payment_id uuid not null references sandbox_payments,
  amount_kopecks bigint not null
);
create index sandbox_refunds_by_payment on sandbox_refunds (payment_id);
