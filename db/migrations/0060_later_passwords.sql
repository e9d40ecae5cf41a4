-- Whoever registers with a phone or a mail alone chooses a password later; until then theirs is one
-- that nobody knows.
alter table users add column has_password boolean not null default true;
