-- Before a first visit a worker says where they go and when they will be done, and names somebody who is
-- told when they do not say that all is well.
create table check_ins (
  id bigint generated always as identity primary key,
  worker_id bigint not null references users on delete cascade,
  address text not null,
  friend_name text not null,
  -- Phone or mail of the trusted person.
  friend_contact text not null,
  started_at timestamptz(3) not null default now(),
  -- When the worker expects to be done.
  ends_at timestamptz(3) not null,
  reminded_at timestamptz(3),
  state text not null default 'open' check (state in ('open', 'fine', 'told', 'cancelled')),
  ended_at timestamptz(3),
  check ((state = 'open') = (ended_at is null))
);
-- One visit at a time.
create unique index check_ins_open on check_ins (worker_id) where state = 'open';
create index check_ins_due on check_ins (ends_at) where state = 'open';
create index check_ins_over on check_ins (ended_at) where ended_at is not null;
create index check_ins_of_worker on check_ins (worker_id);
