create table cards (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('vacancy', 'resume')),
  owner_id bigint not null references users on delete cascade,
  category_id integer not null references categories,
  slug text not null unique,
  state text not null default 'draft' check (state in ('draft', 'published')),
  -- What the owner is writing, and what people see. They differ until the next publication.
  draft jsonb not null,
  content jsonb,
  version integer not null default 1,
  -- Columns below repeat parts of `content` for the search.
  city_id integer references cities,
  pay_from_kopecks bigint,
  pay_to_kopecks bigint,
  pay_unit text check (pay_unit in ('hour', 'day', 'shift', 'month', 'lesson')),
  terms text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  first_published_at timestamptz(3),
  published_at timestamptz(3),
  deleted_at timestamptz(3),
  check (state = 'draft' or (content is not null and city_id is not null and published_at is not null))
);
-- One unfinished beginning for each category: two tabs continue the same one.
create unique index cards_unfinished on cards (owner_id, kind, category_id)
  where first_published_at is null and deleted_at is null;
create index cards_by_owner on cards (owner_id, updated_at desc) where deleted_at is null;
create index cards_newest on cards (kind, published_at desc, id desc)
  where state = 'published' and deleted_at is null;
create index cards_newest_in_city on cards (kind, city_id, published_at desc, id desc)
  where state = 'published' and deleted_at is null;
create index cards_newest_in_category on cards (kind, category_id, published_at desc, id desc)
  where state = 'published' and deleted_at is null;
create index cards_newest_in_city_and_category
  on cards (kind, city_id, category_id, published_at desc, id desc)
  where state = 'published' and deleted_at is null;
create index cards_by_terms on cards using gin (terms)
  where state = 'published' and deleted_at is null;

-- Every change of state: who, when and why.
create table card_events (
  id bigint generated always as identity primary key,
  card_id bigint not null references cards on delete cascade,
  from_state text,
  to_state text not null,
  actor_id bigint references users on delete set null,
  reason text,
  created_at timestamptz(3) not null default now()
);
create index card_events_by_card on card_events (card_id, id);

create table favorites (
  user_id bigint not null references users on delete cascade,
  card_id bigint not null references cards on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, card_id)
);
create index favorites_by_card on favorites (card_id);

-- Tags of the public pages that a change has made stale; every process reads the fresh rows.
create table page_changes (
  id bigint generated always as identity primary key,
  tags text[] not null,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index page_changes_by_time on page_changes (created_at);
