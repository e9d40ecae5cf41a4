-- What open sockets are to be told: written in the transaction of the change, read by every process.
create table realtime_events (
  id bigint generated always as identity primary key,
  -- Whoever reads goes by this and not by the number: a late commit has an early number.
  transaction xid8 not null default pg_current_xact_id(),
  channel text not null,
  event text not null,
  payload jsonb not null,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index realtime_events_by_transaction on realtime_events (transaction);
create index realtime_events_by_time on realtime_events (created_at);

-- Who listens is told at once, after the commit; who has lost the line asks twice a second anyway.
create function wake_realtime() returns trigger language plpgsql as $$
begin
  perform pg_notify('realtime', '');
  return null;
end $$;
create trigger realtime_events_wake after insert on realtime_events
  for each statement execute function wake_realtime();

-- However a session ends, its sockets are told in the same transaction: nobody can forget it.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  insert into realtime_events (channel, event, payload)
  values ('sessions', 'ended', jsonb_build_object('id', old.id));
  return null;
end $$;
create trigger sessions_tell_end after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function tell_session_end();
create trigger sessions_tell_removal after delete on sessions
  for each row when (old.ended_at is null)
  execute function tell_session_end();
