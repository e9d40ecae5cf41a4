-- What a push says belongs to the room that tells, beside the line and the letter. Those that a process
-- of the version before writes during an upgrade say that there is something to look at.
alter table notifications add column push_text text not null default 'Есть новости';
