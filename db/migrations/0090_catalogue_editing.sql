-- The back office edits categories, their questions, and places. What is no longer offered is hidden
-- and stays readable where it was chosen; who saves over a newer version is told so.
alter table categories
  add column hidden boolean not null default false,
  add column version integer not null default 1;
alter table attribute_definitions
  add column hidden boolean not null default false,
  add column version integer not null default 1;
alter table cities
  add column hidden boolean not null default false,
  -- Before all others, however large they are.
  add column shown_first boolean not null default false,
  add column version integer not null default 1;
alter table city_places
  add column hidden boolean not null default false,
  -- Cards name a station as it was called when they were written.
  add column former_names text[] not null default '{}',
  add column version integer not null default 1;

-- Addresses that cities and categories had before; they share the first word of a path.
create table former_area_slugs (
  slug text primary key,
  city_id integer references cities on delete cascade,
  category_id integer references categories on delete cascade,
  check (num_nonnulls(city_id, category_id) = 1)
);
create index former_area_slugs_of_city on former_area_slugs (city_id);
create index former_area_slugs_of_category on former_area_slugs (category_id);
