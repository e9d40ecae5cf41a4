-- Letters of news to those who agreed to them, in batches. Who has got one stands in a row of its own,
-- written in the transaction that puts the letter: a batch that breaks off is as if it had not begun.
create table broadcasts (
  id integer generated always as identity primary key,
  subject text not null,
  text text not null,
  button_label text not null default '',
  button_path text not null default '',
  role text check (role in ('worker', 'employer')),
  city_id integer references cities,
  with_note boolean not null default false,
  state text not null default 'draft' check (state in ('draft', 'sending', 'stopped', 'done')),
  -- People who were to get it when it was first started.
  people integer,
  -- Everybody up to this one has been looked at.
  passed_user_id bigint not null default 0,
  -- A job of an earlier start does nothing.
  run integer not null default 0,
  author_id bigint references users on delete set null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  ended_at timestamptz(3)
);
create index broadcasts_by_author on broadcasts (author_id);
create index broadcasts_by_city on broadcasts (city_id);

create table broadcast_letters (
  broadcast_id integer not null references broadcasts on delete cascade,
  user_id bigint not null references users on delete cascade,
  queued_at timestamptz(3) not null default now(),
  primary key (broadcast_id, user_id)
);
create index broadcast_letters_by_user on broadcast_letters (user_id);

create index consents_marketing on consents (user_id)
  where kind = 'marketing' and withdrawn_at is null;
