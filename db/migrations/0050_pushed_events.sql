-- A server of sockets beside this one is told each event; what it has not taken waits here.
alter table realtime_events
  add column claimed_until timestamptz(3),
  add column pushed_at timestamptz(3);
create index realtime_events_unpushed on realtime_events (id) where pushed_at is null;

-- Such a server ends the sockets of a person, for it knows of no sessions.
create or replace function tell_session_end() returns trigger language plpgsql as $$
begin
  insert into realtime_events (channel, event, payload)
  values ('sessions', 'ended', jsonb_build_object('id', old.id, 'person', old.user_id));
  return null;
end $$;
