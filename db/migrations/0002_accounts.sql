create table users (
  id bigint generated always as identity primary key,
  role text not null check (role in ('worker', 'employer', 'moderator', 'admin')),
  name text,
  phone text,
  phone_verified_at timestamptz(3),
  email text,
  email_verified_at timestamptz(3),
  password_hash text not null,
  blocked_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
-- Only a confirmed contact names a person: nobody can hold a stranger's phone by typing it in.
create unique index users_by_verified_phone on users (phone) where phone_verified_at is not null;
create unique index users_by_verified_email on users (email) where email_verified_at is not null;
create index users_by_phone on users (phone, created_at desc);
create index users_by_email on users (email, created_at desc);

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  access_hash bytea not null unique,
  access_expires_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  remembered boolean not null,
  user_agent text not null,
  address inet not null,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3)
);
create index sessions_by_user on sessions (user_id) where ended_at is null;

-- Used tokens stay as long as their session: seeing one again means that it was stolen.
create table refresh_tokens (
  hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

create table confirmation_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  channel text not null check (channel in ('phone', 'email')),
  target text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index confirmation_codes_newest on confirmation_codes (user_id, channel, id desc);

create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('agreement', 'personal_data', 'distribution', 'marketing')),
  version text not null,
  address inet not null,
  given_at timestamptz(3) not null default now(),
  withdrawn_at timestamptz(3)
);
create index consents_by_user on consents (user_id, kind) where withdrawn_at is null;

-- Counters of attempts; losing them in a crash is harmless, so they skip the write-ahead log.
create unlogged table attempts (
  key text primary key,
  count integer not null,
  expires_at timestamptz(3) not null
);
create index attempts_by_expiry on attempts (expires_at);

-- Letters, messages and calls that are to go out; a job sends each one.
create table letters (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms', 'call')),
  recipient text not null,
  subject text,
  text text not null,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3)
);
