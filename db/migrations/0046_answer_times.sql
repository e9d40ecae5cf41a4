-- When somebody has first written about a card, and when its owner has first answered them, by a
-- message or by a step of a response. None: not yet.
alter table channels
  add column asked_at timestamptz(3),
  add column answered_at timestamptz(3);

update channels set asked_at = (
  select min(sent_at) from messages
  where messages.channel_id = channels.id and messages.author_id = channels.starter_id
);
update channels set answered_at = least(
  (
    select min(sent_at) from messages
    where messages.channel_id = channels.id and messages.author_id = channels.owner_id
  ),
  (select min(answered_at) from responses where responses.channel_id = channels.id)
)
where asked_at is not null;

create index channels_asked on channels (asked_at) where asked_at is not null;
create index channels_of_owner on channels (owner_id);
create index channels_of_starter on channels (starter_id);

-- How soon a person usually answers; counted by a job, so that lists do not.
create table answer_times (
  user_id bigint primary key references users on delete cascade,
  minutes integer not null check (minutes >= 0)
);

-- The last use of any session of a person, also of those that have ended.
create index sessions_last_seen on sessions (user_id, last_seen_at desc);
