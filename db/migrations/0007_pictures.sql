-- A picture that no card shows is kept for a day: its owner may be about to put it on one. One
-- that is nobody's is to be thrown away, bytes first, so that no bytes are left without a row.
alter table files add column unused_since timestamptz(3) default now();
alter table files alter column owner_id drop not null;
alter table files drop constraint files_owner_id_fkey;
alter table files add constraint files_owner_id_fkey
  foreign key (owner_id) references users on delete set null;
create index files_unused on files (unused_since) where unused_since is not null;
create index files_of_nobody on files (id) where owner_id is null;
