-- The code at the end of a slug names the card for ever; the words before it may change once, at
-- the first publication, so an old address is found by its code.
alter table cards add constraint cards_slug_ends_in_code check (slug ~ '-[a-z0-9]{6}$');
create unique index cards_by_code on cards (right(slug, 6));
