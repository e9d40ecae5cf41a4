-- The staff find people by how a phone or an address begins, by words of a name and by a card's address.
create index users_by_phone_beginning on users (phone text_pattern_ops);
create index users_by_email_beginning on users (email text_pattern_ops);
create index users_by_name on users
  using gin (to_tsvector('simple'::regconfig, translate(lower(name), 'ё', 'е')));
create index cards_by_slug_beginning on cards (slug text_pattern_ops);
