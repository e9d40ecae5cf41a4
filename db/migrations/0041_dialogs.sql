-- A dialog of two people about a card: its owner, and whoever has begun to talk.
create table channels (
  id bigint generated always as identity primary key,
  -- In addresses; cannot be guessed.
  key text not null unique,
  -- The dialog outlives its card, and each of the two.
  card_id bigint references cards on delete set null,
  owner_id bigint references users on delete set null,
  starter_id bigint references users on delete set null,
  -- Rises by one with every change of a message or a mark; clients ask for what came after.
  sequence bigint not null default 0,
  -- Both have written: from then on nobody counts how many messages come in a row.
  is_answered boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create unique index channels_of_card on channels (card_id, starter_id);

create table messages (
  id bigint generated always as identity primary key,
  channel_id bigint not null references channels on delete cascade,
  -- None: a line of ours, or its author is not there any more.
  author_id bigint references users on delete set null,
  client_id uuid,
  kind text not null check (kind in ('text', 'system')),
  text text not null,
  -- Of the channel at the last change of this message.
  sequence bigint not null,
  sent_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  check ((kind = 'text') = (client_id is not null))
);
-- A message that is sent again is the same message.
create unique index messages_once on messages (channel_id, author_id, client_id);
create unique index messages_upwards on messages (channel_id, id);
create index messages_changed on messages (channel_id, sequence);
create index messages_by_author on messages (author_id);

create table channel_members (
  channel_id bigint not null references channels on delete cascade,
  user_id bigint not null references users on delete cascade,
  read_id bigint not null default 0,
  delivered_id bigint not null default 0,
  unread_count integer not null default 0 check (unread_count >= 0),
  draft text not null default '',
  -- Of the channel at the last change of a mark.
  sequence bigint not null default 0,
  -- Of the newest message; none: nothing was written yet, and nobody sees the dialog in a list.
  last_message_id bigint references messages on delete set null,
  changed_at timestamptz(3),
  primary key (channel_id, user_id)
);
create index channel_members_newest on channel_members (user_id, changed_at desc, channel_id desc)
  where changed_at is not null;
create index channel_members_unread on channel_members (user_id) include (unread_count)
  where unread_count > 0;
create index channel_members_last on channel_members (last_message_id);

-- Who does not want to hear of whom; it closes their dialogs for both.
create table person_blocks (
  user_id bigint not null references users on delete cascade,
  blocked_id bigint not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);
create index person_blocks_by_blocked on person_blocks (blocked_id);
