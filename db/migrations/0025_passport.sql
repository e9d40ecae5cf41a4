-- Since then we know that the name is theirs; a new name needs a new look.
alter table users add column passport_verified_at timestamptz(3);

alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check check (
  kind in ('agreement', 'personal_data', 'distribution', 'marketing', 'passport')
);

-- A passport that was sent to be looked at.
create table passport_checks (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  -- A decision can be taken back until it is applied, ten seconds later.
  decision text check (decision in ('approve', 'reject')),
  reason text not null default '',
  decided_at timestamptz(3),
  decided_by bigint references users on delete set null,
  applied_at timestamptz(3),
  check ((decision is null) = (decided_at is null)),
  check (applied_at is null or decided_at is not null)
);
-- A person has one check at a time.
create unique index passport_checks_open on passport_checks (user_id) where applied_at is null;
create index passport_checks_waiting on passport_checks (created_at, id) where decided_at is null;
create index passport_checks_by_user on passport_checks (user_id, id desc);
create index passport_checks_by_decider on passport_checks (decided_by)
  where decided_by is not null;

-- Photos of a passport, whose bytes lie encrypted outside. One that is nobody's is to be thrown
-- away, bytes first.
create table passport_scans (
  id text primary key,
  user_id bigint references users on delete set null,
  -- Null: chosen, and not sent yet.
  check_id bigint references passport_checks on delete set null,
  part text not null check (part in ('page', 'selfie')),
  -- What its bytes are encrypted with, itself encrypted with the key of the installation.
  sealed_key bytea not null,
  created_at timestamptz(3) not null default now()
);
create unique index passport_scans_by_part on passport_scans (user_id, part)
  where check_id is null and user_id is not null;
create index passport_scans_by_user on passport_scans (user_id);
create index passport_scans_by_check on passport_scans (check_id);
create index passport_scans_of_nobody on passport_scans (id) where user_id is null;
