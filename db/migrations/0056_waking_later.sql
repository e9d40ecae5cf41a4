-- A transaction that notifies locks out all others that do until its commit is on the disk. Whoever
-- writes many events says so, and wakes the listeners afterwards, once for many.
create or replace function wake_realtime() returns trigger language plpgsql as $$
begin
  if current_setting('realtime.wake', true) is distinct from 'later' then
    perform pg_notify('realtime', '');
  end if;
  return null;
end $$;
