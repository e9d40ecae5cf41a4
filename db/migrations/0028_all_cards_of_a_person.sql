-- Deleted ones too: the queue of the staff counts what was refused before, and a person is erased
-- together with their cards.
create index cards_of_owner on cards (owner_id);
