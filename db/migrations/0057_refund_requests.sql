-- Somebody asks for their money, and staff answer: a queue like the others. The refund itself is what
-- follows, or what goes back by itself.
create table refund_requests (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments,
  -- What was not used when it was asked for.
  amount_kopecks bigint not null check (amount_kopecks > 0),
  -- Of the person who asks; empty: the bank has refused to send the money, and staff are to look.
  text text not null default '',
  created_at timestamptz(3) not null default now(),
  decision text check (decision in ('approve', 'decline')),
  -- What the person is told.
  reason text not null default '',
  -- Another sum than the one offered.
  notes jsonb not null default '{}',
  decided_at timestamptz(3),
  decided_by bigint references users on delete set null,
  applied_at timestamptz(3),
  withdrawn_at timestamptz(3),
  check ((decision is null) = (decided_at is null)),
  check (applied_at is null or decided_at is not null)
);
create unique index refund_requests_open on refund_requests (payment_id)
  where applied_at is null and withdrawn_at is null;
create index refund_requests_waiting on refund_requests (created_at, id) where decided_at is null;
create index refund_requests_by_payment on refund_requests (payment_id, id desc);
create index refund_requests_by_decider on refund_requests (decided_by)
  where decided_by is not null;

drop index refunds_open;
drop index refunds_by_decider;
alter table refunds
  drop column text,
  drop column decided_at,
  drop column decided_by,
  drop constraint refunds_state_check,
  alter column state set default 'new',
  add check (state in ('new', 'pending', 'succeeded', 'canceled')),
  -- It gives back all that is unused, so the tariff ends with it.
  add column ends_subscription boolean not null default false,
  -- Null: it goes back by itself.
  add column request_id bigint references refund_requests;
create unique index refunds_open on refunds (payment_id) where state in ('new', 'pending');
-- One request is answered with one refund, unless the bank refuses that one.
create unique index refunds_of_request on refunds (request_id) where state <> 'canceled';
