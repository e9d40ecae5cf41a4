-- Pictures and documents of a message, in their order; each goes with one message only.
create table message_files (
  message_id bigint not null references messages on delete cascade,
  position smallint not null,
  file_id text not null unique references files on delete cascade,
  primary key (message_id, position)
);
