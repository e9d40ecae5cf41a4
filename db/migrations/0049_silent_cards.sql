alter table cards
  -- Since when its owner is asked whether it still holds; none: not asked, or answered.
  add column silence_asked_at timestamptz(3),
  -- When the owner has last said so, or answered somebody after being asked: what was before that
  -- does not count.
  add column silence_ended_at timestamptz(3),
  -- Lists are in the order of `published_at`; of a card that has sunk in them this is what it was.
  add column sunk_from timestamptz(3),
  add constraint cards_sunk_check check (sunk_from is null or silence_asked_at is not null);

create index cards_asked on cards (silence_asked_at) where silence_asked_at is not null;
create index cards_asked_of_owner on cards (owner_id) where silence_asked_at is not null;
create index channels_unanswered on channels (card_id, asked_at)
  where asked_at is not null and answered_at is null;
