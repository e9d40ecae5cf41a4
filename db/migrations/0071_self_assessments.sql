-- What workers say of their own skills, by category: the test of the account.
create table self_assessments (
  user_id bigint not null references users on delete cascade,
  category_id bigint not null references categories,
  -- Level by the key of the skill.
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  is_shown boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, category_id)
);
create index self_assessments_by_category on self_assessments (category_id);
