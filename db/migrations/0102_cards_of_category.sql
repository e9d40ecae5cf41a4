-- The newest cards of a category in any state: the back office counts their answers.
create index cards_of_category on cards (kind, category_id, id) where deleted_at is null;
