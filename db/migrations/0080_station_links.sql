-- Stations next to one another, on a line or a short walk apart; each pair once.
create table station_links (
  one_id integer not null references city_places on delete cascade,
  other_id integer not null references city_places on delete cascade,
  primary key (one_id, other_id)
);
create index station_links_by_other on station_links (other_id);
