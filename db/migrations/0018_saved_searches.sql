create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('vacancy', 'resume')),
  -- As it stands in the address of the listing, each choice in one spelling only.
  query jsonb not null,
  -- What it asks for, for people: «Няня в Казани, с проживанием». Null: nobody has named it otherwise.
  words text not null,
  name text,
  telling text not null check (telling in ('instant', 'daily', 'off')),
  -- What a card is compared with before the whole search is asked: null or empty say «any».
  city_id integer references cities on delete cascade,
  category_id integer references categories on delete cascade,
  needed bigint[] not null default '{}',
  -- When its person looked at the list last.
  seen_at timestamptz(3) not null default now(),
  -- When the next letter is due; null while there is nothing to tell.
  tell_at timestamptz(3),
  told_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index saved_searches_once on saved_searches (user_id, kind, md5(query::text));
create index saved_searches_of_card
  on saved_searches (kind, coalesce(city_id, 0), coalesce(category_id, 0))
  where telling <> 'off';
create index saved_searches_to_tell on saved_searches (tell_at) where tell_at is not null;

-- Cards that came to a search: each is told once, whatever happens on the way.
create table saved_search_cards (
  search_id bigint not null references saved_searches on delete cascade,
  card_id bigint not null references cards on delete cascade,
  found_at timestamptz(3) not null,
  told_at timestamptz(3),
  primary key (search_id, card_id)
);
create index saved_search_cards_by_card on saved_search_cards (card_id);
create index saved_search_cards_by_age on saved_search_cards (found_at);
