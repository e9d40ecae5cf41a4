-- A worker responds to a vacancy with a resume, or an employer invites a resume to a vacancy.
create table responses (
  id bigint generated always as identity primary key,
  vacancy_id bigint not null references cards on delete cascade,
  resume_id bigint not null references cards on delete cascade,
  employer_id bigint not null references users on delete cascade,
  worker_id bigint not null references users on delete cascade,
  began text not null check (began in ('worker', 'employer')),
  status text not null
    check (status in ('sent', 'viewed', 'invited', 'hired', 'declined', 'withdrawn', 'expired')),
  text text not null,
  -- With their questions: the vacancy may ask others by the time that they are read.
  answers jsonb not null default '[]',
  -- Why it was declined or withdrawn: a word of the program, and words of the person.
  reason text,
  comment text not null default '',
  created_at timestamptz(3) not null default now(),
  changed_at timestamptz(3) not null default now(),
  -- When the one to whom it was sent has looked at it, and answered in any way.
  seen_at timestamptz(3),
  answered_at timestamptz(3),
  worker_unread boolean not null,
  employer_unread boolean not null
);
create unique index responses_open on responses (vacancy_id, resume_id)
  where status in ('sent', 'viewed', 'invited');
create index responses_of_worker on responses (worker_id, worker_unread desc, changed_at desc, id desc);
create index responses_of_employer on responses (employer_id, employer_unread desc, changed_at desc, id desc);
create index responses_by_vacancy on responses (vacancy_id, worker_id, id desc);
create index responses_by_resume on responses (resume_id, employer_id, id desc);
create index responses_unseen on responses (created_at)
  where seen_at is null and status in ('sent', 'viewed', 'invited');

-- How many open responses of workers a vacancy takes; none: any number.
create table response_limits (
  vacancy_id bigint primary key references cards on delete cascade,
  most integer not null check (most > 0)
);

create table response_templates (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  text text not null,
  created_at timestamptz(3) not null default now()
);
create index response_templates_by_user on response_templates (user_id, id desc);
