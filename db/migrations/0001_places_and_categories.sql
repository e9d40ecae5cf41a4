create table cities (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  region text not null,
  genitive text not null,
  prepositional text not null,
  lat double precision not null,
  lon double precision not null,
  population integer not null,
  time_zone text not null,
  -- People type «Орел» for «Орёл».
  search_name text not null generated always as (translate(lower(name), 'ё', 'е')) stored
);
create index cities_by_population on cities (population desc);
create index cities_by_search_name on cities (search_name text_pattern_ops);

create table categories (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  forms jsonb not null,
  position integer not null
);

-- One question of a category. A question without a category belongs to every card of its kind.
create table attribute_definitions (
  id integer generated always as identity primary key,
  category_id integer references categories,
  kind text not null check (kind in ('vacancy', 'resume')),
  key text not null
    check (key ~ '^[a-z][a-z0-9_]{1,40}$')
    -- These words mean something else in the address of a search.
    check (key not in ('city', 'category', 'page', 'sort', 'q', 'modal', 'pay_from', 'pay_unit'))
    check (key !~ '_(from|to)$'),
  label text not null,
  hint text,
  type text not null
    check (type in ('one', 'many', 'number', 'range', 'yes_no', 'text', 'date', 'week')),
  options jsonb not null default '[]',
  unit text[] not null default '{}',
  min integer,
  max integer,
  required boolean not null default false,
  filterable boolean not null default false,
  shown_on_card boolean not null default false,
  step text not null,
  position integer not null,
  unique nulls not distinct (category_id, kind, key),
  check (type not in ('one', 'many') or jsonb_array_length(options) > 0),
  check (not filterable or type not in ('text', 'date'))
);
