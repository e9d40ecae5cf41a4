-- Former employers whom a worker has named, and what they answered by a link, without an account.
-- A stranger's name and contact are kept only for as long as the answer is waited for.
create table work_references (
  id bigint generated always as identity primary key,
  worker_id bigint not null references users on delete cascade,
  -- Who is asked, and about which work: «Ольга», «няня двоих детей, 2022–2024».
  name text not null,
  work text not null,
  -- Phone or mail; null once it was answered, taken back or is over.
  contact text,
  asked_at timestamptz(3) not null default now(),
  reminded_at timestamptz(3),
  -- Null: no answer yet. Whether the worker has worked there, what went well, and again or not.
  answered_at timestamptz(3),
  worked boolean,
  again boolean,
  good text not null default '',
  -- Of the worker; the employer takes the answer back by the same link, which removes the row.
  is_shown boolean not null default true,
  check ((answered_at is null) = (worked is null)),
  check (answered_at is null or contact is null)
);
create index work_references_of_worker on work_references (worker_id, id desc);
create index work_references_waiting on work_references (asked_at) where contact is not null;
create index work_references_by_contact on work_references (contact) where contact is not null;

-- Who does not want to be asked again, by anybody; the contact itself is not kept.
create table reference_refusals (
  contact_hash bytea primary key,
  created_at timestamptz(3) not null default now()
);
