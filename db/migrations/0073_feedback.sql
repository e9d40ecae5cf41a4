-- What the two who agreed on work say of one another afterwards. Staff read it first; it is shown when
-- both have written, or two weeks later, so that nobody answers a bad word with another.
create table feedback (
  id bigint generated always as identity primary key,
  response_id bigint not null references responses on delete cascade,
  author_id bigint not null references users on delete cascade,
  about_id bigint not null references users on delete cascade,
  -- About a worker; otherwise a worker wrote it about a family.
  by_family boolean not null,
  -- They would work together again; what was agreed was kept; who comes, or pays, in time.
  again boolean not null,
  as_agreed boolean not null,
  on_time boolean not null,
  text text not null default '',
  created_at timestamptz(3) not null default now(),
  -- Staff have read it; null: not yet, or they have refused it.
  approved_at timestamptz(3),
  shown_at timestamptz(3),
  -- Of the person whom it is about.
  reply text not null default '',
  -- Why that person asks staff to look again; empty: they do not.
  complaint text not null default '',
  decision text check (decision in ('approve', 'reject')),
  reason text not null default '',
  notes jsonb not null default '{}',
  decided_at timestamptz(3),
  decided_by bigint references users on delete set null,
  applied_at timestamptz(3),
  withdrawn_at timestamptz(3),
  unique (response_id, author_id),
  check (author_id <> about_id),
  check ((decision is null) = (decided_at is null)),
  check (applied_at is null or decided_at is not null),
  check (shown_at is null or approved_at is not null)
);
create index feedback_about on feedback (about_id, by_family, shown_at desc) where shown_at is not null;
create index feedback_by_author on feedback (author_id, id desc);
create index feedback_of_person on feedback (about_id, id desc);
create index feedback_waiting on feedback (created_at, id) where decided_at is null;
create index feedback_hidden on feedback (created_at) where shown_at is null and approved_at is not null;
create index feedback_by_decider on feedback (decided_by) where decided_by is not null;
