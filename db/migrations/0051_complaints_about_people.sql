-- A complaint is about a card, or about the other side of a dialog, with what they wrote there as it
-- was at that moment: its author may delete it later.
alter table complaints
  alter column card_id drop not null,
  add column channel_id bigint references channels on delete cascade,
  add column person_id bigint references users on delete cascade,
  add column quotes jsonb not null default '[]',
  add check ((card_id is null) = (person_id is not null)),
  add check ((channel_id is null) = (person_id is null));
-- One open complaint of a person about a dialog.
create unique index complaints_open_dialog on complaints (channel_id, author_id)
  where applied_at is null and withdrawn_at is null;
create index complaints_by_channel on complaints (channel_id) where channel_id is not null;
create index complaints_by_person on complaints (person_id) where person_id is not null;
