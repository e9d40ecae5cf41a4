-- What a letter says, before a template makes text and HTML of it; messages have only `text`.
alter table letters add column content jsonb;
-- Whose letter it is, where somebody's is known: it goes with their data.
alter table letters add column user_id bigint references users on delete cascade;
alter table letters add column tries integer not null default 0;
-- What went wrong the last time, for the operator; no word of it reaches people.
alter table letters add column error text;
-- Given up: nobody tries again.
alter table letters add column failed_at timestamptz(3);
create index letters_by_user on letters (user_id) where user_id is not null;
create index letters_unsent on letters (id) where sent_at is null;
