alter table users add column city_id integer references cities;
alter table users add column avatar_id text references files on delete set null;
create index users_by_avatar on users (avatar_id) where avatar_id is not null;
-- Why somebody may not come in; said to them, with their right password.
alter table users add column blocked_reason text;
-- Since then the account waits for its end; a month later the job erases it.
alter table users add column deletion_asked_at timestamptz(3);
create index users_to_erase on users (deletion_asked_at) where deletion_asked_at is not null;

-- When the password was given last: what matters most asks for it again.
alter table sessions add column password_given_at timestamptz(3) not null default now();
alter table sessions add column last_seen_at timestamptz(3) not null default now();
alter table sessions add column device_name text;

-- A link in a letter that lets its reader set a new password; works once.
create table recovery_tokens (
  hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  email text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index recovery_tokens_by_user on recovery_tokens (user_id);

alter table confirmation_codes add column purpose text not null default 'confirm'
  check (purpose in ('confirm', 'recover'));
drop index confirmation_codes_newest;
create index confirmation_codes_newest on confirmation_codes (user_id, purpose, channel, id desc);

-- Only what somebody has changed; what is not here is as the program has it.
create table notification_settings (
  user_id bigint not null references users on delete cascade,
  kind text not null,
  way text not null check (way in ('mail')),
  is_on boolean not null,
  primary key (user_id, kind, way)
);
create table privacy_settings (
  user_id bigint primary key references users on delete cascade,
  search_engines boolean not null default true
);

-- Who of the staff did what to whom. Nothing is changed or removed here.
create table audit_log (
  id bigint generated always as identity primary key,
  -- No reference: the line outlives the person.
  actor_id bigint not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  detail jsonb not null default '{}',
  created_at timestamptz(3) not null default now()
);
create index audit_log_by_subject on audit_log (subject_type, subject_id, id desc);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'table % is append-only', tg_table_name;
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

create table complaints (
  id bigint generated always as identity primary key,
  card_id bigint not null references cards on delete cascade,
  author_id bigint not null references users on delete cascade,
  reason text not null,
  text text not null default '',
  created_at timestamptz(3) not null default now(),
  closed_at timestamptz(3)
);
-- One open complaint of a person about a card.
create unique index complaints_open on complaints (card_id, author_id) where closed_at is null;
create index complaints_by_author on complaints (author_id);
