-- The second factor of a person: an app that shows codes (RFC 6238). The secret is encrypted.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  sealed_key bytea not null,
  sealed_secret bytea not null,
  -- Null: begun, and not asked for until a first code has shown that the app has it.
  confirmed_at timestamptz(3),
  -- The newest step whose code was used; no code is good twice.
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now()
);

-- Each lets its person in once when the app is lost; only hashes are kept.
create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  hash bytea not null,
  used_at timestamptz(3),
  primary key (user_id, hash)
);

-- The password was right, and the code is still to come. Good for minutes, for a handful of tries, once.
create table login_challenges (
  hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  remembered boolean not null,
  -- Of the password that was right: another one since then makes the challenge void.
  password_mark bytea not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index login_challenges_by_user on login_challenges (user_id);
