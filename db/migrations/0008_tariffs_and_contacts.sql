-- What is sold. A change of a row is for those who take it from then on: what somebody holds already
-- is written down in `entitlements`.
create table tariffs (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  role text not null check (role in ('worker', 'employer')),
  name text not null,
  summary text not null,
  price_kopecks bigint not null check (price_kopecks >= 0),
  -- What it costs after the first period, when that is another sum.
  next_price_kopecks bigint check (next_price_kopecks > 0),
  -- Null: without an end.
  period_count integer check (period_count > 0),
  period_unit text check (period_unit in ('day', 'month')),
  -- Cards that people see at the same time.
  cards integer not null check (cards >= 0),
  contacts integer not null check (contacts >= 0),
  contacts_per text not null check (contacts_per in ('month', 'all')),
  renews boolean not null default false,
  is_trial boolean not null default false,
  included text[] not null,
  position integer not null,
  check ((period_count is null) = (period_unit is null)),
  check (not renews or period_count is not null),
  check (price_kopecks > 0 or (period_count is null and not is_trial))
);
-- What everybody of a role has by themselves.
create unique index tariffs_free on tariffs (role) where price_kopecks = 0;

-- Texts of the page of tariffs, by role.
create table tariff_contents (
  role text primary key check (role in ('worker', 'employer')),
  content jsonb not null
);

-- A tariff that somebody holds or has held.
create table subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  tariff_id integer not null references tariffs,
  is_free boolean not null,
  started_at timestamptz(3) not null,
  until timestamptz(3),
  check (not is_free or until is null)
);
create unique index subscriptions_free on subscriptions (user_id) where is_free;
create index subscriptions_by_user on subscriptions (user_id);

-- What a subscription allows, as it was when it was taken.
create table entitlements (
  id bigint generated always as identity primary key,
  subscription_id bigint not null unique references subscriptions on delete cascade,
  user_id bigint not null references users on delete cascade,
  cards integer not null,
  contacts integer not null,
  contacts_per text not null check (contacts_per in ('month', 'all')),
  starts_at timestamptz(3) not null,
  until timestamptz(3)
);
create index entitlements_by_user on entitlements (user_id);

-- Whose contacts somebody has seen: for ever, and paid for once.
create table contact_openings (
  user_id bigint not null references users on delete cascade,
  card_id bigint not null references cards on delete cascade,
  entitlement_id bigint not null references entitlements on delete cascade,
  opened_at timestamptz(3) not null,
  primary key (user_id, card_id)
);
create index contact_openings_by_card on contact_openings (card_id);
-- How many are left is counted from here, so that nothing has to be put back to zero.
create index contact_openings_by_entitlement on contact_openings (entitlement_id, opened_at);

-- What a person is told. Ids only: the words are made when it is read.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null,
  card_id bigint references cards on delete cascade,
  actor_id bigint references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3)
);
create index notifications_by_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_card on notifications (card_id);
create index notifications_by_actor on notifications (actor_id);
create unique index notifications_contact_opened on notifications (user_id, card_id, actor_id)
  where kind = 'contact_opened';
