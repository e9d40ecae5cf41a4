-- A worker asks for a lie-detector exam; staff agree on a day with them, and later enter the result.
create table exams (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  state text not null default 'requested'
    check (state in ('requested', 'scheduled', 'done', 'cancelled')),
  -- When and where it suits the person, in their words.
  wish text not null default '',
  created_at timestamptz(3) not null default now(),
  -- The day and the time at the place itself.
  day date,
  time text not null default '',
  place text not null default '',
  risk text check (risk in ('low', 'average', 'high')),
  -- On the person's cards, as they wish.
  is_shown boolean not null default false,
  -- Why staff have cancelled it; empty: the person has.
  reason text not null default '',
  ended_at timestamptz(3),
  check ((state = 'done') = (risk is not null)),
  check ((state in ('done', 'cancelled')) = (ended_at is not null)),
  check (state not in ('scheduled', 'done') or day is not null),
  check (not is_shown or state = 'done')
);
create unique index exams_open on exams (user_id) where state in ('requested', 'scheduled');
create index exams_by_person on exams (user_id, id desc);
create index exams_by_state on exams (state, id);
