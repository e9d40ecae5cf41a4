-- Keys of the common questions that make no sense in a category: nobody asks a tutor to live in.
alter table categories add column without text[] not null default '{}';
