-- What a call with an idempotency key was answered, in the transaction of what it changed: whoever
-- sends the same call again within a day gets this answer, and nothing is done a second time.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  key text not null,
  -- Signed hash of method, address and body: a body may hold what must not be guessed from it.
  call bytea not null,
  status smallint not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
