-- What a person writes for themselves on a favorite. On its own, so that it outlives the mark: taken
-- away by mistake and set again, the card has its note.
create table favorite_notes (
  user_id bigint not null references users on delete cascade,
  card_id bigint not null references cards on delete cascade,
  text text not null check (length(text) between 1 and 500),
  changed_at timestamptz(3) not null default now(),
  primary key (user_id, card_id)
);
create index favorite_notes_by_card on favorite_notes (card_id);
