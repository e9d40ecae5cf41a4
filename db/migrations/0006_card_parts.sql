-- Parts of a card that came later: pictures and places of work of a resume; address, questions and
-- closing day of a vacancy.
update cards set
  draft = '{"photos": [], "workplaces": [], "address": null, "questions": [], "closes_on": null}'
    || draft,
  content = '{"photos": [], "workplaces": [], "address": null, "questions": [], "closes_on": null}'
    || content;
alter table cards add column closes_on date;
create index cards_by_closing_day on cards (closes_on)
  where state = 'published' and deleted_at is null and closes_on is not null;

-- Pictures that people have sent, already made safe. The bytes lie in the storage under the id.
create table files (
  id text primary key check (id ~ '^[a-z0-9-]{8,60}$'),
  owner_id bigint not null references users on delete cascade,
  width integer not null,
  height integer not null,
  -- A few blurred pixels as a data: address.
  placeholder text not null,
  created_at timestamptz(3) not null default now()
);
create index files_by_owner on files (owner_id);

-- The starting content lays the places anew, with their words for the address.
delete from city_places;
alter table city_places add column slug text not null;
alter table city_places add constraint city_places_slug unique (city_id, kind, slug);

alter table attribute_definitions
  add check (key not in ('metro', 'district', 'photo', 'pay_to', 'whole', 'next'));
