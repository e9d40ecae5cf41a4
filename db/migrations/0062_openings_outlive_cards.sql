-- A contact that was used stays used when the card goes with its owner: without its row somebody
-- would have one more than the ledger says.
alter table contact_openings
  drop constraint contact_openings_pkey,
  drop constraint contact_openings_id_key,
  drop constraint contact_openings_card_id_fkey,
  alter column card_id drop not null,
  add primary key (id),
  add unique (user_id, card_id),
  add foreign key (card_id) references cards on delete set null;
