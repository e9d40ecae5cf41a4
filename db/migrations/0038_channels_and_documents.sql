-- What a client says to the others of a channel is not sent back to its own socket, and names who
-- says it. Neither outlives the ten minutes that events are kept.
alter table realtime_events
  add column from_socket text,
  add column from_person bigint;

-- Who is in a channel now, as each process sees it. A process that has died leaves rows behind,
-- which the others throw away when they are not renewed.
create unlogged table realtime_members (
  channel text not null,
  person bigint not null,
  process text not null,
  info jsonb not null,
  seen_at timestamptz(3) not null default clock_timestamp(),
  primary key (channel, person, process)
);
create index realtime_members_by_process on realtime_members (process);

-- A file is a picture, made anew by us in several widths, or a document as it was sent.
alter table files
  add column kind text not null default 'picture' check (kind in ('picture', 'document')),
  -- As its owner has called it; it is downloaded under this name.
  add column name text,
  add column size integer;
alter table files add constraint files_of_kind check (
  (kind = 'picture' and name is null and size is null)
  or (kind = 'document' and name is not null and size > 0 and width = 0 and height = 0)
);
