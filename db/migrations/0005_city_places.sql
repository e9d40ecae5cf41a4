-- What people name as the place of a card inside a large city: a metro station or a district.
create table city_places (
  id integer generated always as identity primary key,
  city_id integer not null references cities on delete cascade,
  kind text not null check (kind in ('metro', 'district')),
  name text not null,
  -- «Кольцевая, Сокольническая»; only in a city with more lines than one.
  line text,
  -- People type «Щелковская» for «Щёлковская».
  search_name text not null generated always as (translate(lower(name), 'ё', 'е')) stored,
  unique (city_id, kind, name)
);
create index city_places_by_search_name on city_places (city_id, search_name text_pattern_ops);
