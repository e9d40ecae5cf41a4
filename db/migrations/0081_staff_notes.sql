-- What staff tell one another about a person: «перезвонить после шести», «второй раз просит деньги».
-- It goes with the person, and is handed over with their own data.
create table staff_notes (
  id bigint generated always as identity primary key,
  person_id bigint not null references users on delete cascade,
  author_id bigint references users on delete set null,
  text text not null,
  created_at timestamptz(3) not null default now()
);
create index staff_notes_of_person on staff_notes (person_id, id desc);
