-- Messages and calls cost money: how many were paid for on a day (of Moscow), and of them abroad.
create table message_budget (
  day date not null,
  kind text not null check (kind in ('all', 'abroad')),
  used integer not null,
  primary key (day, kind)
);

-- Who asked for a code has tries of their own, which strangers cannot use up: known by the browser,
-- or without its cookie by the address. Both are hashed. `tries` counts those of everybody else.
alter table confirmation_codes
  add column asker_browser text,
  add column asker_address text,
  add column tries_of_browser integer not null default 0,
  add column tries_of_address integer not null default 0;
